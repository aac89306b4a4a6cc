import { styled } from '@mui/material/styles';
import { CalendarClock, PenLine, Trash2 } from 'lucide-react';
import { ActionMenu, type MenuAction } from '../../../components/buttons/ActionMenu';
import { type VisibilityControls } from '../../../components/studio/useVisibility';
import { VisibilitySwitch } from '../../../components/studio/VisibilitySwitch';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type Link } from '../api/own-links';
import { nameOfLink } from '../link-name';
import { LinkSummary } from './LinkSummary';

const Place = styled('div')({
  position: 'relative',
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  minWidth: 0,
});

/** A button that covers the whole row. */
const Open = styled('button')({
  position: 'absolute',
  inset: '-8px -4px',
  borderRadius: look.vars.shape.borderRadius,
  '&:hover': { backgroundColor: look.vars.palette.wash },
  '&:focus-visible': { outlineOffset: -2 },
  '& + *': { position: 'relative', pointerEvents: 'none' },
});

interface LinkRowProps {
  link: Link;
  /** The actions that move it. */
  moves: readonly MenuAction[];
  visibility: VisibilityControls;
  onEdit: (link: Link) => void;
  onDelete: (link: Link) => void;
}

/** A row of the links block, which opens the link. */
export function LinkRow({ link, moves, visibility, onEdit, onDelete }: LinkRowProps) {
  const { t } = useTranslation(['linkEditor', 'blocks']);
  const name = nameOfLink(link) ?? t('row.unnamed');
  return (
    <>
      <Place>
        <Open type="button" data-open aria-label={t('row.edit', { name })} onClick={() => onEdit(link)} />
        <LinkSummary link={link} />
      </Place>
      <VisibilitySwitch name={name} controls={visibility} />
      <ActionMenu
        label={t('row.menu', { name })}
        actions={[
          { name: t('row.editAction'), icon: <PenLine size={18} aria-hidden />, run: () => onEdit(link) },
          ...moves,
          {
            name: t('blocks:visibility.action'),
            icon: <CalendarClock size={18} aria-hidden />,
            run: visibility.onEdit,
            movesFocus: true,
          },
          {
            name: t('row.deleteAction'),
            icon: <Trash2 size={18} aria-hidden />,
            run: () => onDelete(link),
            danger: true,
          },
        ]}
      />
    </>
  );
}
