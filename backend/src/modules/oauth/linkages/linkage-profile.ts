import { LINKAGE_LIMITS, SHORT_VIDEO_USER_ID_LIMITS } from '../linkage.rules.js';
import { type ProviderChannel } from '../../../providers/linkage.client.js';

/** What an account is known as at its provider. */
export interface LinkageProfile {
  handle: string;
  snsAccountName: string;
}

/**
 * Brings what a provider says of an account into the form of our fields. It goes by its name in addresses where it has
 * no other.
 *
 * @param userId that name as its owner says it, for a provider that does not
 */
export function toLinkageProfile(
  { providerAccountId, name, handle }: Pick<ProviderChannel, 'providerAccountId' | 'name' | 'handle'>,
  userId?: string,
): LinkageProfile {
  const known = beginningOf(handle ?? userId ?? providerAccountId, SHORT_VIDEO_USER_ID_LIMITS.max);
  return { handle: known, snsAccountName: beginningOf(name, LINKAGE_LIMITS.name) || known };
}

/** The beginning of a text, in whole characters. */
function beginningOf(text: string, length: number): string {
  return Array.from(text).slice(0, length).join('').trim();
}
