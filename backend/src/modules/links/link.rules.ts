import { checkText } from '../../common/rules/bounded-text.js';
import { isBlank, type RuleName } from '../../common/rules/text.js';
import { type AddressVerdict, checkUrl } from '../../common/rules/web-address.js';
import { LINK_LIMITS } from './link-limits.rules.js';

/** The limits of a link type, as in `GET /api/links/types`. */
export interface LinkLimits {
  /** How many details a link has. */
  detailCount: number;
  titleMax: number;
  /** 0 if there is no text. */
  textMax: number;
  imageRequired: boolean;
}

/** The normalised text fields of a detail; null if empty. */
export interface LinkWords {
  title: string | null;
  url: string | null;
  text: string | null;
}

export type LinkWordsField = keyof LinkWords;

/** Checks a title: one line. */
export function checkLinkTitle(
  value: string,
  { titleMax }: Pick<LinkLimits, 'titleMax'> = { titleMax: LINK_LIMITS.title },
): RuleName | null {
  return checkText(value, { max: titleMax, optional: true });
}

/** Checks a text: any number of lines. */
export function checkLinkText(
  value: string,
  { textMax }: Pick<LinkLimits, 'textMax'> = { textMax: LINK_LIMITS.text },
): RuleName | null {
  return checkText(value, { max: textMax, multiline: true, optional: true });
}

/** Checks the URL of a link: http, https, `mailto:`, `tel:` or empty. */
export function checkLinkUrl(value: string): AddressVerdict {
  return value === '' ? null : checkUrl(value, { contacts: true });
}

/** The text, or null if it has no visible characters. */
export function visibleOrNull(value: string): string | null {
  return isBlank(value) ? null : value;
}

/** The violated rules of a detail by field. A title or a text is required. */
export function checkLinkWords(
  { title, text, url }: LinkWords,
  limits: LinkLimits,
): { field: LinkWordsField; rule: NonNullable<AddressVerdict> }[] {
  const verdicts: [LinkWordsField, AddressVerdict][] = [
    ['title', title === null && text === null ? 'required' : checkLinkTitle(title ?? '', limits)],
    ['text', checkLinkText(text ?? '', limits)],
    ['url', checkLinkUrl(url ?? '')],
  ];
  return verdicts.flatMap(([field, rule]) => (rule === null ? [] : [{ field, rule }]));
}
