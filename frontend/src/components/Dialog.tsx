import MaterialDialog, { type DialogProps } from '@mui/material/Dialog';
import { useScreenOfItsOwn } from '../hooks/useScreenOfItsOwn';
import { MuiTheme } from '../theme/MuiTheme';
import { SpokenMessage } from './SpokenMessage';

/** The frame of every question and every form that opens over a page. */
export function Dialog({ open, children, ...props }: DialogProps) {
  useScreenOfItsOwn(open);
  return (
    <MuiTheme>
      <MaterialDialog {...props} open={open}>
        {children}
        {open && <SpokenMessage />}
      </MaterialDialog>
    </MuiTheme>
  );
}
