/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type GetSocialUserUnique = typeof GetSocialUserUnique[keyof typeof GetSocialUserUnique];


export const GetSocialUserUnique = {
  NUMBER_0: '0',
  NUMBER_1: '1',
} as const;
