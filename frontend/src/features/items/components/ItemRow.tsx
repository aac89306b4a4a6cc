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
  visibility: VisibilityControls;
  onEdit: () => void;
  onDelete: () => void;
}

/** A row of the items block. */
export function ItemRow({ item, visibility, onEdit, onDelete }: ItemRowProps) {
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
        <IconButton aria-haspopup="dialog" onClick={onEdit}>
          <PenLine size={18} aria-hidden />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('deletion.action', { name })}>
        <IconButton onClick={onDelete}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Tooltip>
    </>
  );
}
