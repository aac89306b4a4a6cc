import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { COLOR_SCHEME_ATTRIBUTE } from '../../theme/color-scheme-script';
import { look } from '../../theme/look';
import { Dialog } from '../dialogs/Dialog';

const Stage = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  color: look.vars.palette.text.primary,
  backgroundColor: look.vars.palette.background.default,
  // A picture is dragged here, not the page.
  overscrollBehavior: 'contain',
});

interface TrimLayoutProps {
  /** The id of its heading. */
  labelledBy: string;
  /** Escape was pressed. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * The frame for trimming a picture: over the whole screen, with nothing beside it, and dark whatever the page is, so
 * that the picture's own colours count. It is no page of its own: the file that is trimmed lives on the one below.
 */
export function TrimLayout({ labelledBy, onClose, children }: TrimLayoutProps) {
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={labelledBy}
      slotProps={{ paper: { sx: { padding: 0, border: 0, borderRadius: 0 } } }}
    >
      <Stage {...{ [COLOR_SCHEME_ATTRIBUTE]: 'dark' }}>{children}</Stage>
    </Dialog>
  );
}
