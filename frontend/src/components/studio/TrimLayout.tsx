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
  // Dragging the picture does not scroll the page.
  overscrollBehavior: 'contain',
});

interface TrimLayoutProps {
  /** The id of its heading. */
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A full-screen dialog for trimming a picture, always dark. Not a route, because the file exists only on the page
 * below.
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
