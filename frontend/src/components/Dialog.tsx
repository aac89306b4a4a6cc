import MaterialDialog, { type DialogProps } from '@mui/material/Dialog';
import { useScreenOfItsOwn } from '../hooks/useScreenOfItsOwn';

/** The frame of every question and every form that opens over a page. */
export function Dialog({ open, ...props }: DialogProps) {
  useScreenOfItsOwn(open);
  return <MaterialDialog {...props} open={open} />;
}
