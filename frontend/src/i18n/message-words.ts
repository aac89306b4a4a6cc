import { type Translate } from './catalog';
import { type MessageCode } from './messages';

/** The text of a message, with the names it needs put in; `Snackbar.show` sees to it that they are there. */
export function messageText(
  t: Translate<readonly ['common', 'messages']>,
  code: MessageCode,
  params: Readonly<Record<string, string>> = {},
): string {
  // To the type checker all codes look like one that names nothing.
  return t([`common:messages.${code as 'UNKNOWN'}`, `messages:${code as 'SAVE_SUCCESS'}`], params);
}
