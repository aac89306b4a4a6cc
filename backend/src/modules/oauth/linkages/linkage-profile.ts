import { LINKAGE_LIMITS, SHORT_VIDEO_USER_ID_LIMITS } from '../linkage.rules.js';
import { type ProviderChannel } from '../../../providers/linkage.client.js';

/** The names of an account at its provider. */
export interface LinkageProfile {
  handle: string;
  snsAccountName: string;
}

/**
 * Converts a provider's channel to our fields. The handle is used if there is no display name.
 *
 * @param userId the handle entered by the owner, if the provider does not return one
 */
export function toLinkageProfile(
  { providerAccountId, name, handle }: Pick<ProviderChannel, 'providerAccountId' | 'name' | 'handle'>,
  userId?: string,
): LinkageProfile {
  const known = beginningOf(handle ?? userId ?? providerAccountId, SHORT_VIDEO_USER_ID_LIMITS.max);
  return { handle: known, snsAccountName: beginningOf(name, LINKAGE_LIMITS.name) || known };
}

function beginningOf(text: string, length: number): string {
  return Array.from(text).slice(0, length).join('').trim();
}
