/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * `1` never turns links on the page into affiliate links.
 */
export type UpdateOwnAccountOptout = typeof UpdateOwnAccountOptout[keyof typeof UpdateOwnAccountOptout];


export const UpdateOwnAccountOptout = {
  NUMBER_0: '0',
  NUMBER_1: '1',
} as const;
