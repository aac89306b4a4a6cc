import { checkText } from '../../common/rules/bounded-text.js';
import { codePointLength, isPrintable, type RuleName } from '../../common/rules/text.js';

export const DISPLAY_ID_LIMITS = { max: 30 } as const;
export const DISPLAY_NAME_LIMITS = { max: 30 } as const;
export const PASSWORD_LIMITS = { min: 8, max: 128, classes: 3 } as const;
export const INTRODUCTION_LIMITS = { max: 150 } as const;

/** Affiliate IDs consist of digits. */
export const NUMERIC_ID_LIMITS = { max: 20 } as const;

/** How many contents a page can show at first. */
export const CONTENTS_FORMATS = { values: [4, 6, 9, 10, 16], default: 4 } as const;

/** How many contents a page shows at first. */
export type ContentsFormat = (typeof CONTENTS_FORMATS.values)[number];

/** How the top of a page is arranged; the default first. */
export const HEADER_TYPES = ['portrait', 'banner', 'compact'] as const;

export type HeaderType = (typeof HEADER_TYPES)[number];

/** The first steps of a new creator, in order: choosing a theme, linking accounts, adding a link. */
export const FIRST_STEPS = ['theme', 'accounts', 'link'] as const;

export type FirstStep = (typeof FIRST_STEPS)[number];

/** The first rule that a normalised value breaks, or null. */
type Verdict = RuleName | null;

/** Letters, digits, hyphen, underscore and dot, with a letter or digit at both ends. */
export const DISPLAY_ID_PATTERN = /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/;

/** The length of a UUID. */
export const ACCOUNT_ID_LENGTH = 36;
const ACCOUNT_ID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether affiliate links are disabled on a page: `1` if so. */
export const OPTOUT_VALUES = ['0', '1'] as const;

/** An affiliate ID. */
const NUMERIC_ID_PATTERN = /^[0-9]+$/;

const PASSWORD_CLASSES = [/[A-Z]/, /[a-z]/, /[0-9]/, /[^\p{L}\p{N}\p{Z}\p{C}]/u];

/** Whether a text has the form of an account ID, which no display ID has. */
export function isAccountId(value: string): boolean {
  return ACCOUNT_ID_PATTERN.test(value);
}

/** A display ID: the last part of a page's address. */
export function checkDisplayId(value: string): Verdict {
  if (value === '') return 'required';
  if (codePointLength(value) > DISPLAY_ID_LIMITS.max) return 'invalidLength';
  return DISPLAY_ID_PATTERN.test(value) ? null : 'invalidFormat';
}

/** The name shown on a page: one line that is not blank. */
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

/** An affiliate ID. */
export function checkNumericId(value: string): Verdict {
  if (value === '') return 'required';
  if (codePointLength(value) > NUMERIC_ID_LIMITS.max) return 'invalidLength';
  return NUMERIC_ID_PATTERN.test(value) ? null : 'invalidFormat';
}
