import { codePointLength, type RuleName } from './text.js';

/** RFC 5321 allows 256 octets for a path including angle brackets; it is the product's limit for the address. */
export const EMAIL_LIMITS = { max: 256 } as const;

/**
 * The WHATWG HTML pattern of `<input type="email">`, with a dot in the domain and RFC 5321's `Dot-string` in the local
 * part; mail servers reject anything else.
 */
const EMAIL_PATTERN =
  /^(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

export function checkEmail(value: string): RuleName | null {
  if (value === '') return 'required';
  if (codePointLength(value) > EMAIL_LIMITS.max) return 'invalidLength';
  return EMAIL_PATTERN.test(value) ? null : 'invalidFormat';
}
