import { checkEmail } from '../../../common/rules/email-address.js';
import { DISPLAY_NAME_LIMITS } from '../../accounts/account.rules.js';
import { normaliseIdentifier, normaliseText } from '../../../common/rules/text.js';
import { type LineIdentity } from '../../../providers/line/line.client.js';

/** The stored profile of a user at a provider. */
export interface SocialProfile {
  providerUserId: string;
  displayName: string;
  email: string | null;
}

/** Converts a provider's identity to our fields, cut and normalised to fit. */
export function toSocialProfile({ userId, displayName, email }: LineIdentity): SocialProfile {
  return { providerUserId: userId, displayName: fittingName(displayName), email: usableEmail(email) };
}

function fittingName(name: string): string {
  const oneLine = normaliseText(name.toWellFormed().replace(/\p{Cc}+/gu, ' '));
  return Array.from(oneLine).slice(0, DISPLAY_NAME_LIMITS.max).join('').trim();
}

function usableEmail(email: string | null): string | null {
  if (email === null) return null;
  const normalised = normaliseIdentifier(email);
  return checkEmail(normalised) === null ? normalised : null;
}
