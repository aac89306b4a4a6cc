/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * `1` if links on the page are never turned into affiliate links.
 */
export type OwnAccountOptout = typeof OwnAccountOptout[keyof typeof OwnAccountOptout];


export const OwnAccountOptout = {
  NUMBER_0: '0',
  NUMBER_1: '1',
} as const;
