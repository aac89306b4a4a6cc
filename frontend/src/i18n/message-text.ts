import { type Translate } from './catalog';
import { type MessageCode } from './messages';

/** The text of a message. */
export function messageText(
  t: Translate<['common', 'messages']>,
  code: MessageCode,
  params: Readonly<Record<string, string>> = {},
): string {
  // Any code without parameters satisfies the type of the keys.
  return t([`common:messages.${code as 'UNKNOWN'}`, `messages:${code as 'SAVE_SUCCESS'}`], params);
}
