import { checkText } from '../../common/rules/bounded-text.js';
import { normaliseIdentifier, type RuleName } from '../../common/rules/text.js';

/** Accounts elsewhere that are linked with a page, and what they are called. */
export const LINKAGE_LIMITS = { perAccount: 20, name: 191 } as const;

/** The name of an account at the provider of short videos. */
export const SHORT_VIDEO_USER_ID_LIMITS = { max: 191 } as const;

/** How many posts of a linked account a call answers. */
export const POST_LIMITS = { page: 20 } as const;

/** The form in which the name of an account at the provider of short videos is kept: without the sign before it. */
export function normaliseShortVideoUserId(value: string): string {
  return normaliseIdentifier(value).replace(/^[@＠]\s*/u, '');
}

/** The name of an account at the provider of short videos, normalised. */
export function checkShortVideoUserId(value: string): RuleName | null {
  return checkText(value, SHORT_VIDEO_USER_ID_LIMITS);
}
