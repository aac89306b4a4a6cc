import MaterialDialog, { type DialogProps } from '@mui/material/Dialog';
import { useDismissEarlierMessage } from '../../hooks/useDismissEarlierMessage';

/**
 * The frame of every question and every form that opens over a page. All of the page is hidden from screen readers
 * meanwhile, but not what is announced: `aria-modal` would silence that as well.
 */
export function Dialog(props: DialogProps) {
  useDismissEarlierMessage(props.open);
  return <MaterialDialog {...props} aria-modal={false} />;
}
