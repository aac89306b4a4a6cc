import { type Linkage } from '../../api/generated/model/linkage';
import { type LinkageProvider } from '../../api/generated/model/linkageProvider';

/** Why nothing was linked: the page is full, the Google account has no channel, the Instagram account is a personal one. */
export type LinkingRefusal = 'noRoom' | 'noChannel' | 'notProfessional';

/** What came of linking: accounts, or why there are none. */
export type LinkingResult =
  { linkages: readonly Linkage[] } | { provider: LinkageProvider; refusal: LinkingRefusal };

/** What came of it a moment ago, for the page one is led to: it is told there once. */
let result: LinkingResult | null = null;

/** Leaves word of what came of linking. */
export function noteLinking(came: LinkingResult): void {
  result = came;
}

/** What came of linking on the way here. */
export function lastLinking(): LinkingResult | null {
  return result;
}

/** It has been told. */
export function forgetLinking(): void {
  result = null;
}
