import { createContext, type ReactNode, useContext } from 'react';
import { type MessageCode, type MessageParams } from '../i18n/messages';

type SnackbarColor = 'DEFAULT' | 'SUCCESS';

export interface SnackbarOptions {
  color?: SnackbarColor;
  /** An action beside the message, such as `UndoAction`. */
  action?: ReactNode;
}

/** Messages with parameters require them. */
type ShowArguments<Code extends MessageCode> = Code extends keyof MessageParams
  ? [options: SnackbarOptions & { params: MessageParams[Code] }]
  : [options?: SnackbarOptions];

export interface Snackbar {
  /** Shows a message for a while, replacing an earlier one. */
  show: <Code extends MessageCode>(code: Code, ...options: ShowArguments<Code>) => void;
  /** Hides the message. */
  hide: () => void;
  /** Hides the message unless it is shown at the same time. */
  dismissEarlier: () => void;
}

export const SnackbarContext = createContext<Snackbar | null>(null);

/** Shows short messages about the result of an action. */
export function useSnackbar(): Snackbar {
  const snackbar = useContext(SnackbarContext);
  if (snackbar === null) throw new Error('useSnackbar needs a SnackbarProvider above it');
  return snackbar;
}
