import { checkEmail } from '../../../common/rules/email-address.js';
import { DISPLAY_NAME_LIMITS } from '../../accounts/account.rules.js';
import { normaliseIdentifier, normaliseText } from '../../../common/rules/text.js';
import { type LineIdentity } from '../../../providers/line/line.client.js';

/** What is kept of who a person is at a provider. */
export interface SocialProfile {
  providerUserId: string;
  displayName: string;
  email: string | null;
}

/** Brings what a provider says of a person into the form of our fields: it prefills them, and must fit. */
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
