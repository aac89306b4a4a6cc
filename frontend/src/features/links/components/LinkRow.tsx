import { CalendarClock, PenLine, Trash2 } from 'lucide-react';
import { ActionMenu, type MenuAction } from '../../../components/buttons/ActionMenu';
import { EntryOpener, EntryPlace } from '../../../components/studio/entry-opener';
import { type VisibilityControls } from '../../../components/studio/useVisibility';
import { VisibilitySwitch } from '../../../components/studio/VisibilitySwitch';
import { useTranslation } from '../../../i18n/useTranslation';
import { type Link } from '../api/own-links';
import { nameOfLink } from '../link-name';
import { LinkSummary } from './LinkSummary';

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
      <EntryPlace>
        <EntryOpener
          type="button"
          data-open
          aria-label={t('row.edit', { name })}
          onClick={() => onEdit(link)}
        />
        <LinkSummary link={link} />
      </EntryPlace>
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
