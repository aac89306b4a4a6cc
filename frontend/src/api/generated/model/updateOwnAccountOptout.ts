/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * `1` keeps everything on the page from being turned into affiliate links.
 */
export type UpdateOwnAccountOptout = typeof UpdateOwnAccountOptout[keyof typeof UpdateOwnAccountOptout];


export const UpdateOwnAccountOptout = {
  NUMBER_0: '0',
  NUMBER_1: '1',
} as const;
