import { CalendarClock, PenLine, Trash2 } from 'lucide-react';
import { type MenuAction } from '../../../components/buttons/ActionMenu';
import { EntryControls } from '../../../components/studio/EntryControls';
import { EntryOpener, EntryPlace } from '../../../components/studio/entry-opener';
import { type VisibilityControls } from '../../../components/studio/useVisibility';
import { nameOfItem } from '../../../components/text/item-name';
import { useTranslation } from '../../../i18n/useTranslation';
import { type Item } from '../api/public-items';
import { ItemSummary } from './ItemSummary';

interface ItemRowProps {
  item: Item;
  /** The actions that move it; none if the list cannot be sorted. */
  moves: readonly MenuAction[];
  visibility: VisibilityControls;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
}

/** A row of the items block, which opens the item. */
export function ItemRow({ item, moves, visibility, onEdit, onDelete }: ItemRowProps) {
  const { t } = useTranslation(['itemEditor', 'blocks']);
  const { t: tProfile } = useTranslation('profile');
  const name = nameOfItem(tProfile, item);
  return (
    <>
      <EntryPlace>
        <EntryOpener
          type="button"
          data-open
          aria-label={t('edit.action', { name })}
          onClick={() => onEdit(item)}
        />
        <ItemSummary item={item} />
      </EntryPlace>
      <EntryControls
        name={name}
        visibility={visibility}
        menu={t('row.menu', { name })}
        actions={[
          {
            name: t('blocks:actions.edit'),
            icon: <PenLine size={18} aria-hidden />,
            run: () => onEdit(item),
            // The dialog loads first and later returns the focus to the element that had it.
            movesFocus: true,
          },
          ...moves,
          {
            name: t('blocks:visibility.action'),
            icon: <CalendarClock size={18} aria-hidden />,
            run: visibility.onEdit,
            movesFocus: true,
          },
          {
            name: t('blocks:actions.delete'),
            icon: <Trash2 size={18} aria-hidden />,
            run: () => onDelete(item),
            danger: true,
          },
        ]}
      />
    </>
  );
}
