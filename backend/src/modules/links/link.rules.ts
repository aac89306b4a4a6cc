import { checkText } from '../../common/rules/bounded-text.js';
import { isBlank, type RuleName } from '../../common/rules/text.js';
import { type AddressVerdict, checkUrl } from '../../common/rules/web-address.js';
import { LINK_LIMITS } from './link-limits.rules.js';

/** What a kind of link holds, as `GET /api/links/types` tells it. */
export interface LinkLimits {
  /** How many pictures or cards stand side by side. */
  detailCount: number;
  titleMax: number;
  /** 0 where there is no text. */
  textMax: number;
  imageRequired: boolean;
}

/** What is written in one part of a link, normalised; null where nothing is. */
export interface LinkWords {
  title: string | null;
  url: string | null;
  text: string | null;
}

/** The fields of a part of a link that words can be wrong in. */
export type LinkWordsField = keyof LinkWords;

/** The title of a link: one line. */
export function checkLinkTitle(
  value: string,
  { titleMax }: Pick<LinkLimits, 'titleMax'> = { titleMax: LINK_LIMITS.title },
): RuleName | null {
  return checkText(value, { max: titleMax, optional: true });
}

/** The text of a link, on any number of lines. */
export function checkLinkText(
  value: string,
  { textMax }: Pick<LinkLimits, 'textMax'> = { textMax: LINK_LIMITS.text },
): RuleName | null {
  return checkText(value, { max: textMax, multiline: true, optional: true });
}

/** Where a link leads: to a page, a mailbox or a phone; nowhere is fine. */
export function checkLinkUrl(value: string): AddressVerdict {
  return value === '' ? null : checkUrl(value, { contacts: true });
}

/** What is written, or null where nothing of it can be seen. */
export function visibleOrNull(value: string): string | null {
  return isBlank(value) ? null : value;
}

/** The rules that one part of a link breaks, field by field. Something must be written: a title, or a text. */
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
