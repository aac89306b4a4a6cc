import MaterialDialog, { type DialogProps } from '@mui/material/Dialog';
import { useDismissEarlierMessage } from '../../hooks/useDismissEarlierMessage';
import { tabStops } from './tab-stops';

/** The base of all MUI dialogs. `aria-modal` would silence live regions; MUI hides the rest of the page instead. */
export function Dialog(props: DialogProps) {
  useDismissEarlierMessage(props.open);
  return <MaterialDialog {...tabStops} {...props} aria-modal={false} />;
}
