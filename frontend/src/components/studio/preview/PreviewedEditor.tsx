import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { Eye, PenLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { Announcement } from '../../feedback/Announcement';
import { EditorColumns } from './EditorColumns';
import { FollowedContext, FocusedEntryContext } from './preview-context';
import { type ShownParts } from './shown-targets';
import { usePreviewFollowing } from './usePreviewFollowing';

/** The heading of an edit page, above the editor and its preview. */
export const EditorHeading = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '12px 24px',
  width: '100%',
  maxWidth: 1080,
  margin: '0 auto 32px',
  '& > header': { marginBottom: 0 },
});

const DOCK_PX = 48;

/** Always in reach on narrow screens: a bar above the navigation, since a floating button would cover others. */
const PreviewToggle = styled(Button)({
  position: 'fixed',
  zIndex: 1000,
  insetInline: 'var(--rail, 0px) 0',
  bottom: 'calc(var(--bottom-bar, 0px) + env(safe-area-inset-bottom))',
  height: DOCK_PX,
  borderRadius: 0,
  borderTop: `1px solid ${look.vars.palette.divider}`,
  '&, &:hover': { backgroundColor: look.vars.palette.background.default },
  '&:focus-visible': { outlineOffset: -4 },
  [look.breakpoints.up('lg')]: { display: 'none' },
});

// Messages, scroll targets and the end of the page stay clear of the bar.
const aboveToggle = (
  <GlobalStyles
    styles={{
      [look.breakpoints.down('lg')]: {
        'html:root': {
          '--bottom-lift': `${DOCK_PX}px`,
          '--dock': `${DOCK_PX}px`,
          scrollPaddingBottom: `calc(var(--bottom-bar, 0px) + ${DOCK_PX}px)`,
        },
      },
    }}
  />
);

interface PreviewedEditorProps {
  /** The parts of the previewed page that are known by their classes; stable between renders. */
  parts: ShownParts;
  /** The heading of the edit page. */
  heading: ReactNode;
  /** What stands above both columns. */
  above?: ReactNode;
  editor: ReactNode;
  preview: ReactNode;
}

/**
 * An editor with a preview that follows it, side by side. On narrow screens a button switches between them. What they
 * show is not rendered anew when the preview follows.
 */
export function PreviewedEditor({ parts, heading, above, editor, preview }: PreviewedEditorProps) {
  const { t } = useTranslation('studio');
  const following = usePreviewFollowing(parts);
  const { previewShown, toggle } = following;
  const [announcement, setAnnouncement] = useState('');
  return (
    <FocusedEntryContext value={following.focused}>
      <FollowedContext value={following.followed}>
        {heading}
        {aboveToggle}
        <PreviewToggle
          startIcon={previewShown ? <PenLine size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          onClick={() => {
            toggle();
            setAnnouncement(previewShown ? t('preview.editorShown') : t('preview.shown'));
          }}
        >
          {previewShown ? t('preview.close') : t('preview.open')}
        </PreviewToggle>
        <Announcement>{announcement}</Announcement>
        {above}
        <EditorColumns
          previewShown={previewShown}
          editorProps={following.editor}
          previewProps={following.preview}
          editor={editor}
          preview={preview}
        />
      </FollowedContext>
    </FocusedEntryContext>
  );
}
