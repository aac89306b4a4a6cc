import { styled } from '@mui/material/styles';
import { CalendarClock, PenLine, Trash2 } from 'lucide-react';
import { ActionMenu } from '../../../components/buttons/ActionMenu';
import { type VisibilityControls } from '../../../components/studio/useVisibility';
import { VisibilitySwitch } from '../../../components/studio/VisibilitySwitch';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type Link } from '../api/own-links';
import { nameOfLink } from '../link-name';
import { LinkSummary } from './LinkSummary';

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  paddingRight: 4,
  '&:not(:first-of-type)': { borderTop: `1px solid ${look.vars.palette.divider}` },
});

const Place = styled('div')({
  position: 'relative',
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: 72,
  padding: '8px 12px',
});

/** A button that covers the whole row. */
const Open = styled('button')({
  position: 'absolute',
  inset: 0,
  borderRadius: look.vars.shape.borderRadius,
  '&:hover': { backgroundColor: look.vars.palette.wash },
  '&:focus-visible': { outlineOffset: -2 },
  '& + *': { position: 'relative', pointerEvents: 'none' },
});

interface LinkRowProps {
  link: Link;
  visibility: VisibilityControls;
  onEdit: () => void;
  onDelete: () => void;
}

/** A row of the links block, which opens the link. */
export function LinkRow({ link, visibility, onEdit, onDelete }: LinkRowProps) {
  const { t } = useTranslation(['linkEditor', 'blocks']);
  const name = nameOfLink(link) ?? t('row.unnamed');
  return (
    <Row>
      <Place>
        <Open type="button" data-open aria-label={t('row.edit', { name })} onClick={onEdit} />
        <LinkSummary link={link} />
      </Place>
      <VisibilitySwitch name={name} controls={visibility} />
      <ActionMenu
        label={t('row.menu', { name })}
        actions={[
          { name: t('row.editAction'), icon: <PenLine size={18} aria-hidden />, run: onEdit },
          {
            name: t('blocks:visibility.action'),
            icon: <CalendarClock size={18} aria-hidden />,
            run: visibility.onEdit,
            movesFocus: true,
          },
          {
            name: t('row.deleteAction'),
            icon: <Trash2 size={18} aria-hidden />,
            run: onDelete,
            danger: true,
          },
        ]}
      />
    </Row>
  );
}
