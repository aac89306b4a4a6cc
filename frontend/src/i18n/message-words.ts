import { type TFunction } from 'i18next';
import { type MessageCode } from './messages';

/** The words of a message, with the names it needs put in; `Snackbar.show` sees to it that they are there. */
export function messageWords(
  t: TFunction,
  code: MessageCode,
  params: Readonly<Record<string, string>> = {},
): string {
  // To the type checker all codes look like one that names nothing.
  return t(`messages.${code as 'UNKNOWN'}`, { replace: params });
}
