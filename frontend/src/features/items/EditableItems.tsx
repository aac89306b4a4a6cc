import Button from '@mui/material/Button';
import { Gift, Plus } from 'lucide-react';
import { type RefObject, useCallback } from 'react';
import { type MenuAction } from '../../components/buttons/ActionMenu';
import { type PagedList } from '../../api/paged-list';
import { BlockEntries, type OrderInPlace } from '../../components/studio/BlockEntries';
import { EmptyBlock } from '../../components/studio/BlockParts';
import { useDeletion } from '../../components/studio/useDeletion';
import { useVisibility } from '../../components/studio/useVisibility';
import { nameOfItem } from '../../components/text/item-name';
import { useStableCallback } from '../../hooks/useStableCallback';
import { useSnackbar } from '../../hooks/useSnackbar';
import { useTranslation } from '../../i18n/useTranslation';
import { type ItemTarget } from './add/AddItemsDialog';
import { type ItemTargets } from './add/ItemAdding';
import { useChangeItem, useDeleteItem } from './api/own-items';
import { idOf, type Item } from './api/public-items';
import { ItemRow } from './components/ItemRow';
import { ItemSummary } from './components/ItemSummary';
import { useItemEditing } from './edit/useItemEditing';

interface EditableItemsProps {
  accountId: string;
  displayId: string;
  list: PagedList<Item>;
  /** The content of the items, or the contents they may belong to. */
  to: ItemTarget | ItemTargets;
  /** The introduction of the list, and the text of an empty one. */
  lead: string;
  empty: string;
  /** Receives the focus after an item is deleted. */
  home: RefObject<HTMLElement | null>;
  onAdd: () => void;
  /** How to sort them in place; undefined if they cannot be sorted. */
  order?: OrderInPlace<Item>;
  /** Whether adding items is the primary action. */
  isMain?: boolean;
}

/** A list of items that can be added, changed and deleted. */
export function EditableItems(props: EditableItemsProps) {
  const { accountId, displayId, list, to, lead, empty, home, onAdd, order, isMain = false } = props;
  const { t } = useTranslation(['blocks', 'itemEditor']);
  const { t: tProfile } = useTranslation('profile');
  const { show } = useSnackbar();
  const { edit, dialog } = useItemEditing({ accountId, displayId, list, to, home });
  const { ask, confirmation } = useDeletion({
    entries: list.entries,
    idOf,
    home,
    call: useDeleteItem(displayId),
    variables: (item) => item,
    text: (name) => t(`itemEditor:deletion.${name}`),
    summary: (item) => <ItemSummary item={item} />,
    onDeleted: () => show('DELETE_ITEM', { color: 'SUCCESS' }),
  });
  const { mutateAsync: change } = useChangeItem(displayId);
  const { controlsOf, visibilityDialog } = useVisibility<Item>({
    save: ({ itemId, contentId }, data) => change({ itemId, contentId, data }),
    nameOf: (item) => nameOfItem(tProfile, item),
  });
  const onEdit = useStableCallback(edit);
  const onDelete = useStableCallback(ask);
  const draw = useCallback(
    (item: Item, moves: readonly MenuAction[]) => (
      <ItemRow item={item} moves={moves} visibility={controlsOf(item)} onEdit={onEdit} onDelete={onDelete} />
    ),
    [controlsOf, onEdit, onDelete],
  );
  const add = (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      startIcon={<Plus size={18} aria-hidden />}
      onClick={onAdd}
    >
      {t('itemEditor:add')}
    </Button>
  );
  return (
    <>
      <BlockEntries
        list={list}
        idOf={idOf}
        failure="FAILED_TO_GET_ITEMS_LIST"
        lead={lead}
        loading={t('blocks:items.loading')}
        edits="item"
        {...(order && { order })}
        action={add}
        empty={
          <EmptyBlock
            picture={<Gift size={32} aria-hidden />}
            title={t('blocks:items.empty.title')}
            text={empty}
          >
            {add}
          </EmptyBlock>
        }
      >
        {draw}
      </BlockEntries>
      {dialog}
      {confirmation}
      {visibilityDialog}
    </>
  );
}
