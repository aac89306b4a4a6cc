import { Gift, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReadParts } from '../../api/list-parts';
import { BlockEntries } from '../../components/BlockEntries';
import { BlockFrame, type BlockPlace } from '../../components/BlockFrame';
import { EmptyBlock } from '../../components/BlockParts';
import { Button } from '../../components/Button';
import { type ItemTarget } from './add/AddItemsDialog';
import { ItemAdding } from './add/ItemAdding';
import { idOf, type Item } from './api/public-items';
import { ItemRow } from './components/ItemRow';
import { useItemDeletion } from './useItemDeletion';

interface NoItemsProps {
  onAdd: () => void;
}

function NoItems({ onAdd }: NoItemsProps) {
  const { t } = useTranslation(['blocks', 'itemEditor']);
  return (
    <EmptyBlock
      picture={<Gift size={32} aria-hidden />}
      title={t('blocks:items.empty.title')}
      text={t('blocks:items.empty.text')}
    >
      <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={onAdd}>
        {t('itemEditor:add')}
      </Button>
    </EmptyBlock>
  );
}

interface ItemsEditorProps {
  displayId: string;
  /** The items; they say beside whether there is a block to be arranged. */
  list: ReadParts<Item>;
  /** The contents with which items can be recommended. */
  targets: ReadParts<ItemTarget>;
  place: BlockPlace;
}

/** What the creator recommends on the own page: to add, and to delete. */
export function ItemsEditor({ displayId, list, targets, place }: ItemsEditorProps) {
  const { t } = useTranslation(['blocks', 'itemEditor']);
  const section = useRef<HTMLElement>(null);
  const [adding, setAdding] = useState<{ open: boolean } | null>(null);
  const { ask, dialog } = useItemDeletion(displayId, () => section.current?.focus());
  const { entries, total } = list;
  const begin = () => setAdding({ open: true });
  const hasItems = entries !== undefined && entries.length > 0;
  return (
    <BlockFrame
      ref={section}
      place={place}
      menuLabel={t('blocks:items.menu')}
      count={hasItems && t('blocks:count', { count: total })}
      actions={
        hasItems ? [{ name: t('itemEditor:add'), icon: <Plus size={18} aria-hidden />, run: begin }] : []
      }
    >
      <BlockEntries
        list={list}
        idOf={idOf}
        failure="FAILED_TO_GET_ITEMS_LIST"
        lead={t('blocks:items.lead')}
        loading={t('blocks:items.loading')}
        action={
          <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={begin}>
            {t('itemEditor:add')}
          </Button>
        }
        empty={<NoItems onAdd={begin} />}
      >
        {(item) => <ItemRow item={item} onDelete={() => ask(item)} />}
      </BlockEntries>
      {adding !== null && (
        <ItemAdding
          open={adding.open}
          displayId={displayId}
          to={targets}
          onClose={() => setAdding({ open: false })}
          onGone={() => setAdding(null)}
        />
      )}
      {dialog}
    </BlockFrame>
  );
}
