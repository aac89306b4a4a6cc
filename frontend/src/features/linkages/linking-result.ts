import { type Linkage } from '../../api/generated/model/linkage';
import { type LinkageProvider } from '../../api/generated/model/linkageProvider';

/**
 * Why no account was linked: the limit is reached, the Google account has no channel, or the Instagram account is
 * personal.
 */
export type LinkingFailure = 'noRoom' | 'noChannel' | 'notProfessional';

/** The linked accounts, or why there are none. */
export type LinkingResult =
  { linkages: readonly Linkage[] } | { provider: LinkageProvider; refusal: LinkingFailure };

/** The last result, for the page that the user is led to, which shows it once. */
let result: LinkingResult | null = null;

/** Stores the result of linking. */
export function storeLinkingResult(came: LinkingResult): void {
  result = came;
}

/** The stored result, or null. */
export function readLinkingResult(): LinkingResult | null {
  return result;
}

/** Deletes the stored result. */
export function clearLinkingResult(): void {
  result = null;
}
