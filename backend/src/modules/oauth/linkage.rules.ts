import { checkText } from '../../common/rules/bounded-text.js';
import { normaliseIdentifier, type RuleName } from '../../common/rules/text.js';

/** Limits of linked accounts. */
export const LINKAGE_LIMITS = { perAccount: 20, name: 191 } as const;

/** The limit of a TikTok user name. */
export const SHORT_VIDEO_USER_ID_LIMITS = { max: 191 } as const;

/** The page size of post lists. */
export const POST_LIMITS = { page: 20 } as const;

/** Normalises a TikTok user name, without the leading `@`. */
export function normaliseShortVideoUserId(value: string): string {
  return normaliseIdentifier(value).replace(/^[@＠]\s*/u, '');
}

/** Checks a normalised TikTok user name. */
export function checkShortVideoUserId(value: string): RuleName | null {
  return checkText(value, SHORT_VIDEO_USER_ID_LIMITS);
}
