import { createContext, type ReactNode, useContext } from 'react';
import { type MessageCode, type MessageParams } from '../i18n/messages';

type SnackbarColor = 'DEFAULT' | 'SUCCESS';

export interface SnackbarOptions {
  color?: SnackbarColor;
  /** What a person can do about it while it is there: take back what they did, say (`UndoAction`). */
  action?: ReactNode;
}

/** A message that names something cannot be shown without that name. */
type ShowArguments<Code extends MessageCode> = Code extends keyof MessageParams
  ? [options: SnackbarOptions & { params: MessageParams[Code] }]
  : [options?: SnackbarOptions];

export interface Snackbar {
  /** Shows a message; it goes by itself, and a later one takes its place. */
  show: <Code extends MessageCode>(code: Code, ...options: ShowArguments<Code>) => void;
  /** Takes the message away that is there, if one is: it does not hold any more. */
  hide: () => void;
  /** Takes away what was on the screen before; what is shown in the same moment stays. */
  dismissEarlier: () => void;
}

export const SnackbarContext = createContext<Snackbar | null>(null);

/** The way to tell a person, in one short line, what came of what they did. */
export function useSnackbar(): Snackbar {
  const snackbar = useContext(SnackbarContext);
  if (snackbar === null) throw new Error('useSnackbar needs a SnackbarProvider above it');
  return snackbar;
}
