import { codePointLength, type RuleName } from './text.js';

/** RFC 5321 allows 256 octets for a path, angle brackets included; the product takes it as the address's bound. */
export const EMAIL_LIMITS = { max: 256 } as const;

/**
 * The address form that browsers accept in `<input type="email">` (WHATWG HTML), with a dot in the domain, and with dots
 * in the local part only between other signs (RFC 5321, `Dot-string`): mail servers refuse everything else.
 */
const EMAIL_PATTERN =
  /^(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** An e-mail address: ASCII, at most 256 characters. */
export function checkEmail(value: string): RuleName | null {
  if (value === '') return 'required';
  if (codePointLength(value) > EMAIL_LIMITS.max) return 'invalidLength';
  return EMAIL_PATTERN.test(value) ? null : 'invalidFormat';
}
