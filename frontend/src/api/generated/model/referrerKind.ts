/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The kind of referrer: another site (`host`), this site (`internal`), unknown (`none`), or hosts beyond the limit per page and day (`other`).
 */
export type ReferrerKind = typeof ReferrerKind[keyof typeof ReferrerKind];


export const ReferrerKind = {
  host: 'host',
  internal: 'internal',
  none: 'none',
  other: 'other',
} as const;
