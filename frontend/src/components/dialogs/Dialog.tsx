import MaterialDialog, { type DialogProps } from '@mui/material/Dialog';
import { useScreenOfItsOwn } from '../../hooks/useScreenOfItsOwn';

/**
 * The frame of every question and every form that opens over a page. All of the page is hidden from screen readers
 * meanwhile, but not what is announced: `aria-modal` would silence that as well.
 */
export function Dialog(props: DialogProps) {
  useScreenOfItsOwn(props.open);
  return <MaterialDialog {...props} aria-modal={false} />;
}
