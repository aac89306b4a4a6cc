import { createContext, useContext } from 'react';
import { type MessageCode } from '../i18n/messages';

export type SnackbarColor = 'DEFAULT' | 'SUCCESS';

interface SnackbarOptions {
  color?: SnackbarColor;
  /** Fills the places of the message, where it has any. */
  params?: Readonly<Record<string, string>>;
}

export interface Snackbar {
  /** Shows a message; it goes by itself, and a later one takes its place. */
  show: (code: MessageCode, options?: SnackbarOptions) => void;
}

export const SnackbarContext = createContext<Snackbar | null>(null);

/** The way to tell a person, in one short line, what came of what they did. */
export function useSnackbar(): Snackbar {
  const snackbar = useContext(SnackbarContext);
  if (snackbar === null) throw new Error('useSnackbar needs a SnackbarProvider above it');
  return snackbar;
}
