import { useContext } from 'react';
import { SpokenContext } from '../hooks/useSnackbar';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * Reads out messages inside a dialog: the page behind it, and what is announced there, is hidden from screen readers for
 * as long as it is open.
 */
export function SpokenMessage() {
  return <VisuallyHidden aria-live="polite">{useContext(SpokenContext)}</VisuallyHidden>;
}
