import { Plus } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { type TypedWords } from '../../api/link-preview';
import { type PagedList } from '../../api/paged-list';
import { BlockFrame, type BlockPlace } from '../../components/studio/BlockFrame';
import { useTranslation } from '../../i18n/useTranslation';
import { type ItemTargets } from './add/ItemAdding';
import { type ItemPreset } from './add/item-preset';
import { useItemAdding } from './add/useItemAdding';
import { type Item } from './api/public-items';
import { EditableItems } from './EditableItems';

/** The editor's imperative handle. */
export interface ItemsHandle {
  beginWith: (preset: ItemPreset) => void;
}

interface ItemsEditorProps {
  ref?: Ref<ItemsHandle>;
  accountId: string;
  displayId: string;
  /** Loaded by the page, which hides an empty block. */
  list: PagedList<Item>;
  /** The contents that items can be added to. */
  targets: ItemTargets;
  place: BlockPlace;
  /** Starts a first post, which items require. */
  onPost: () => void;
  /** Receives a URL that fits a post or link better, with the typed words. */
  onElsewhere?: (address: string, typed: TypedWords) => void;
  /** Receives the other URLs of a paste. */
  onMore?: (addresses: readonly string[]) => void;
}

/** The items block of the studio. */
export function ItemsEditor({
  ref,
  accountId,
  displayId,
  list,
  targets,
  place,
  onPost,
  onElsewhere,
  onMore,
}: ItemsEditorProps) {
  const { t } = useTranslation(['blocks', 'itemEditor']);
  const section = useRef<HTMLElement>(null);
  const { begin, beginWith, dialog } = useItemAdding({
    accountId,
    displayId,
    to: targets,
    home: section,
    onPost,
    ...(onElsewhere && { onElsewhere }),
    ...(onMore && { onMore }),
  });
  useImperativeHandle(ref, () => ({ beginWith }));
  const { entries, total } = list;
  const hasItems = entries !== undefined && entries.length > 0;
  return (
    <BlockFrame
      ref={section}
      place={place}
      menuLabel={t('blocks:items.menu')}
      count={hasItems && t(`blocks:counts.item.${total === 1 ? 'one' : 'other'}`, { count: total })}
      actions={
        hasItems ? [{ name: t('itemEditor:add'), icon: <Plus size={18} aria-hidden />, run: begin }] : []
      }
    >
      <EditableItems
        accountId={accountId}
        displayId={displayId}
        list={list}
        to={targets}
        lead={t('blocks:items.lead')}
        empty={t('blocks:items.empty.text')}
        home={section}
        onAdd={begin}
        isMain
      />
      {dialog}
    </BlockFrame>
  );
}
