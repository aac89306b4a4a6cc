/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * Where the visitor came from, as in `logPageAccess`.
 */
export type PressReferrer = typeof PressReferrer[keyof typeof PressReferrer];


export const PressReferrer = {
  external: 'external',
  internal: 'internal',
  none: 'none',
} as const;
