/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * `1` never turns links on the page into affiliate links.
 */
export type UpdateOwnAccountFormOptout = typeof UpdateOwnAccountFormOptout[keyof typeof UpdateOwnAccountFormOptout];


export const UpdateOwnAccountFormOptout = {
  NUMBER_0: '0',
  NUMBER_1: '1',
} as const;
