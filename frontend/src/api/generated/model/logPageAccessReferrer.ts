/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type LogPageAccessReferrer = typeof LogPageAccessReferrer[keyof typeof LogPageAccessReferrer];


export const LogPageAccessReferrer = {
  external: 'external',
  internal: 'internal',
  none: 'none',
} as const;
