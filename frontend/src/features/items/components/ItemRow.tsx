import { ActionMenu, type MenuAction } from '../../../components/buttons/ActionMenu';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { CalendarClock, PenLine, Trash2 } from 'lucide-react';
import { type VisibilityControls } from '../../../components/studio/useVisibility';
import { VisibilitySwitch } from '../../../components/studio/VisibilitySwitch';
import { useTranslation } from '../../../i18n/useTranslation';
import { type Item } from '../api/public-items';
import { nameOfItem } from '../../../components/text/item-name';
import { ItemSummary } from './ItemSummary';

const Words = styled('div')({ flex: 1, minWidth: 0 });

interface ItemRowProps {
  item: Item;
  /** The actions that move it; without any it is not in a list that is sorted. */
  moves: readonly MenuAction[];
  visibility: VisibilityControls;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
}

/** A row of the items block. */
export function ItemRow({ item, moves, visibility, onEdit, onDelete }: ItemRowProps) {
  const { t } = useTranslation(['itemEditor', 'blocks']);
  const { t: tProfile } = useTranslation('profile');
  const name = nameOfItem(tProfile, item);
  return (
    <>
      <Words>
        <ItemSummary item={item} />
      </Words>
      <VisibilitySwitch name={name} controls={visibility} />
      <Tooltip title={t('blocks:visibility.action')}>
        <IconButton
          aria-haspopup="dialog"
          aria-label={t('blocks:visibility.title', { name })}
          onClick={visibility.onEdit}
        >
          <CalendarClock size={18} aria-hidden />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('edit.action', { name })}>
        <IconButton data-open aria-haspopup="dialog" onClick={() => onEdit(item)}>
          <PenLine size={18} aria-hidden />
        </IconButton>
      </Tooltip>
      {moves.length === 0 ? (
        <Tooltip title={t('deletion.action', { name })}>
          <IconButton onClick={() => onDelete(item)}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </Tooltip>
      ) : (
        <ActionMenu
          label={t('row.menu', { name })}
          actions={[
            ...moves,
            {
              name: t('row.deleteAction'),
              icon: <Trash2 size={18} aria-hidden />,
              run: () => onDelete(item),
              danger: true,
            },
          ]}
        />
      )}
    </>
  );
}
