import { dictionary } from '@zxcvbn-ts/language-common';
import { type ErrorCode } from '../../common/errors/error-code.js';

/** Common substitutes for letters in leaked passwords. */
const SUBSTITUTES: Record<string, string> = { '@': 'a', $: 's', 0: 'o', 1: 'i', 3: 'e', '!': 'i', 5: 's' };

/** Shorter parts occur in good passwords by chance. */
const SHORTEST_PERSONAL_PART = 4;

/** Personal data that a password must not consist of. */
export interface PersonalParts {
  displayId?: string;
  email?: string | null;
}

const COMMON = new Set(dictionary['passwords-common']);

/**
 * Why a well-formed password is easily guessed, or null.
 *
 * @param personal the account's display ID and e-mail address, if known
 */
export function weaknessOf(password: string, personal: PersonalParts): ErrorCode | null {
  if (isCommon(password)) return 'commonPassword';
  return isPersonal(password, personal) ? 'personalPassword' : null;
}

function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  // Rules like ours invite "Password1!" for "password1".
  const bare = lower.replace(/[^\p{L}\p{N}]+$/u, '');
  return [lower, bare, plain(lower), plain(bare)].some((form) => COMMON.has(form));
}

function isPersonal(password: string, { displayId = '', email }: PersonalParts): boolean {
  const lower = password.toLowerCase();
  const address = (email ?? '').toLowerCase();
  const [localPart = ''] = address.split('@');
  return [displayId.toLowerCase(), localPart, address].some(
    (part) => part.length >= SHORTEST_PERSONAL_PART && lower.includes(part) && lower.length - part.length < 6,
  );
}

function plain(text: string): string {
  return text.replace(/[@$0135!]/g, (char) => SUBSTITUTES[char] ?? char);
}
