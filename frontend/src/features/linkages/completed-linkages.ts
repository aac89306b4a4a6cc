import { type LinkageProvider } from './api/connect';
import { type Linkage } from './api/public-linkages';

/** What came of linking: accounts, or that the page has no room for those of a service. */
export type LinkingResult = { linkages: readonly Linkage[] } | { noRoomFor: LinkageProvider };

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
