import { LIMITS } from './limits.js';
import { codePointLength, isBlank, isPrintable } from './text.js';

/** The names of the rules a field can break; they are the error codes of the fields as well. */
export type RuleName = 'required' | 'invalidLength' | 'invalidFormat';

/** What a field's check answers: the first rule that the value breaks, or null. Values come normalised. */
type Verdict = RuleName | null;

/** Letters, digits, hyphen, underscore and dot, with a letter or digit at both ends. */
export const DISPLAY_ID_PATTERN = /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/;

/**
 * The address form that browsers accept in `<input type="email">` (WHATWG HTML), with a dot in the domain, and with dots
 * in the local part only between other signs (RFC 5321, `Dot-string`): mail servers refuse everything else.
 */
const EMAIL_PATTERN =
  /^(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** The six digits of a mailed code. */
export const CODE_PATTERN = /^[0-9]{6}$/;

const ACCOUNT_ID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether affiliate links are kept from a page: `1` means that they are. */
export const OPTOUT_VALUES = ['0', '1'] as const;

/** An id at an affiliate programme. */
const NUMERIC_ID_PATTERN = /^[0-9]+$/;

const PASSWORD_CLASSES = [/[A-Z]/, /[a-z]/, /[0-9]/, /[^\p{L}\p{N}\p{Z}\p{C}]/u];

/** Whether a text can be an account ID: 36 characters, so that it is never mistaken for a display ID. */
export function isAccountId(value: string): boolean {
  return ACCOUNT_ID_PATTERN.test(value);
}

/** A display ID: the last part of a page's address. */
export function checkDisplayId(value: string): Verdict {
  if (value === '') return 'required';
  if (codePointLength(value) > LIMITS.displayId.max) return 'invalidLength';
  return DISPLAY_ID_PATTERN.test(value) ? null : 'invalidFormat';
}

/** The name shown on a page: one line with something to see in it. */
export function checkDisplayName(value: string): Verdict {
  if (!isPrintable(value)) return 'invalidFormat';
  if (isBlank(value)) return 'required';
  return codePointLength(value) > LIMITS.displayName.max ? 'invalidLength' : null;
}

/** An e-mail address: ASCII, at most 256 characters. */
export function checkEmail(value: string): Verdict {
  if (value === '') return 'required';
  if (codePointLength(value) > LIMITS.email.max) return 'invalidLength';
  return EMAIL_PATTERN.test(value) ? null : 'invalidFormat';
}

/** A password: 8 to 128 characters without white space, three of upper case, lower case, digit and symbol. Never normalised. */
export function checkPassword(value: string): Verdict {
  if (value === '') return 'required';
  const length = codePointLength(value);
  if (length < LIMITS.password.min || length > LIMITS.password.max) return 'invalidLength';
  if (/\s/.test(value) || !isPrintable(value)) return 'invalidFormat';
  const classes = PASSWORD_CLASSES.filter((pattern) => pattern.test(value)).length;
  return classes >= LIMITS.password.classes ? null : 'invalidFormat';
}

/** An introduction: up to 150 characters on any number of lines; may be empty. */
export function checkIntroduction(value: string): Verdict {
  if (!isPrintable(value, { multiline: true })) return 'invalidFormat';
  return codePointLength(value) > LIMITS.introduction.max ? 'invalidLength' : null;
}

/** A mailed code. */
export function checkCode(value: string): Verdict {
  if (value === '') return 'required';
  return CODE_PATTERN.test(value) ? null : 'invalidFormat';
}

/** An id at an affiliate programme: digits alone. */
export function checkNumericId(value: string): Verdict {
  if (value === '') return 'required';
  if (codePointLength(value) > LIMITS.numericId.max) return 'invalidLength';
  return NUMERIC_ID_PATTERN.test(value) ? null : 'invalidFormat';
}

/** Why somebody leaves, in their own words, on any number of lines. */
export function checkWithdrawReasonText(value: string): Verdict {
  if (!isPrintable(value, { multiline: true })) return 'invalidFormat';
  if (isBlank(value)) return 'required';
  return codePointLength(value) > LIMITS.withdrawReason.text ? 'invalidLength' : null;
}
