import { type Linkage } from './api/public-linkages';

/** What has been linked a moment ago, for the page one is led to: it is told there once. */
let justLinked: readonly Linkage[] | null = null;

/** Leaves word of accounts that have been linked. */
export function noteLinked(linkages: readonly Linkage[]): void {
  justLinked = linkages;
}

/** The accounts that have been linked on the way here. */
export function lastLinked(): readonly Linkage[] | null {
  return justLinked;
}

/** They have been told. */
export function forgetLinked(): void {
  justLinked = null;
}
