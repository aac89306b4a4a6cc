import { checkText } from '../../common/rules/bounded-text.js';
import { codePointLength, isPrintable, type RuleName } from '../../common/rules/text.js';

export const DISPLAY_ID_LIMITS = { max: 30 } as const;
export const DISPLAY_NAME_LIMITS = { max: 30 } as const;
export const PASSWORD_LIMITS = { min: 8, max: 128, classes: 3 } as const;
export const INTRODUCTION_LIMITS = { max: 150 } as const;

/** The ids of affiliate programmes: digits alone. */
export const NUMERIC_ID_LIMITS = { max: 20 } as const;

/** The grids in which contents are first shown. */
export const CONTENTS_FORMATS = { values: [4, 6, 9, 10, 16], default: 4 } as const;

/** The grid in which contents are first shown, by how many it shows. */
export type ContentsFormat = (typeof CONTENTS_FORMATS.values)[number];

/** What a field's check answers: the first rule that the value breaks, or null. Values come normalised. */
type Verdict = RuleName | null;

/** Letters, digits, hyphen, underscore and dot, with a letter or digit at both ends. */
export const DISPLAY_ID_PATTERN = /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/;

/** A UUID as it is written. */
export const ACCOUNT_ID_LENGTH = 36;
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
  if (codePointLength(value) > DISPLAY_ID_LIMITS.max) return 'invalidLength';
  return DISPLAY_ID_PATTERN.test(value) ? null : 'invalidFormat';
}

/** The name shown on a page: one line with something to see in it. */
export function checkDisplayName(value: string): Verdict {
  return checkText(value, DISPLAY_NAME_LIMITS);
}

/** A password: 8 to 128 characters without white space, three of upper case, lower case, digit and symbol. Never normalised. */
export function checkPassword(value: string): Verdict {
  if (value === '') return 'required';
  const length = codePointLength(value);
  if (length < PASSWORD_LIMITS.min || length > PASSWORD_LIMITS.max) return 'invalidLength';
  if (/\s/.test(value) || !isPrintable(value)) return 'invalidFormat';
  const classes = PASSWORD_CLASSES.filter((pattern) => pattern.test(value)).length;
  return classes >= PASSWORD_LIMITS.classes ? null : 'invalidFormat';
}

/** An introduction: up to 150 characters on any number of lines; may be empty. */
export function checkIntroduction(value: string): Verdict {
  return checkText(value, { ...INTRODUCTION_LIMITS, multiline: true, optional: true });
}

/** An id at an affiliate programme: digits alone. */
export function checkNumericId(value: string): Verdict {
  if (value === '') return 'required';
  if (codePointLength(value) > NUMERIC_ID_LIMITS.max) return 'invalidLength';
  return NUMERIC_ID_PATTERN.test(value) ? null : 'invalidFormat';
}
