import { CalendarClock, PenLine, Trash2 } from 'lucide-react';
import { type MenuAction } from '../../../components/buttons/ActionMenu';
import { EntryControls } from '../../../components/studio/EntryControls';
import { EntryOpener, EntryPlace } from '../../../components/studio/entry-opener';
import { type VisibilityControls } from '../../../components/studio/useVisibility';
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
      <EntryControls
        name={name}
        visibility={visibility}
        menu={t('row.menu', { name })}
        actions={[
          {
            name: t('blocks:actions.edit'),
            icon: <PenLine size={18} aria-hidden />,
            run: () => onEdit(link),
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
            run: () => onDelete(link),
            danger: true,
          },
        ]}
      />
    </>
  );
}
