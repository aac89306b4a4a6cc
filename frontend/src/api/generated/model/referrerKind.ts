/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * Another site (`host`), this site (`internal`), not told (`none`), or one of the hosts beyond the limit of a page and day (`other`).
 */
export type ReferrerKind = typeof ReferrerKind[keyof typeof ReferrerKind];


export const ReferrerKind = {
  host: 'host',
  internal: 'internal',
  none: 'none',
  other: 'other',
} as const;
