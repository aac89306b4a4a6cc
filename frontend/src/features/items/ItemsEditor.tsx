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

/** The use of the editor from elsewhere. */
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
  /** Takes an address that is more of a post or a link, with what was typed. */
  onElsewhere?: (address: string, typed: TypedWords) => void;
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
