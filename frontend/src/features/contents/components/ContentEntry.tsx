import { styled } from '@mui/material/styles';
import { CalendarClock, Eye, PenLine, Trash2 } from 'lucide-react';
import { Link, useHref, useNavigate } from 'react-router-dom';
import { type MenuAction } from '../../../components/buttons/ActionMenu';
import { EntryControls } from '../../../components/studio/EntryControls';
import { EntryPlace, entryOpener } from '../../../components/studio/entry-opener';
import { stageOf } from '../../../components/studio/schedule';
import { type VisibilityControls } from '../../../components/studio/useVisibility';
import { contentEditPath, contentPath } from '../../../config/paths';
import { useTranslation } from '../../../i18n/useTranslation';
import { type ContentTile } from '../api/public-contents';
import { nameOfContent } from '../content-name';
import { ContentSummary } from './ContentSummary';

const Open = styled(Link)(entryOpener);

interface ContentEntryProps {
  displayId: string;
  content: ContentTile;
  /** The actions that move it. */
  moves: readonly MenuAction[];
  visibility: VisibilityControls;
  onDelete: (content: ContentTile) => void;
}

/** A row of the contents block, which opens the content. */
export function ContentEntry({ displayId, content, moves, visibility, onDelete }: ContentEntryProps) {
  const { t, language } = useTranslation(['contentEditor', 'blocks']);
  const { t: tProfile } = useTranslation('profile');
  const navigate = useNavigate();
  const edit = contentEditPath(displayId, content.contentId);
  const view = useHref(contentPath(displayId, content.contentId));
  const name = nameOfContent(tProfile, language, content);
  return (
    <>
      <EntryPlace>
        <Open to={edit} data-open aria-label={t('row.edit', { name })} />
        <ContentSummary content={content} />
      </EntryPlace>
      <EntryControls
        name={name}
        visibility={visibility}
        menu={t('row.menu', { name })}
        actions={[
          {
            name: t('blocks:actions.edit'),
            icon: <PenLine size={18} aria-hidden />,
            run: () => void navigate(edit),
          },
          {
            name: t('row.viewAction'),
            icon: <Eye size={18} aria-hidden />,
            run: () => window.open(view, '_blank', 'noopener'),
            disabled: stageOf(content) !== 'shown',
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
            run: () => onDelete(content),
            danger: true,
          },
        ]}
      />
    </>
  );
}
