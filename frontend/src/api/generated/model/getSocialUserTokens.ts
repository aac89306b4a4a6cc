/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type GetSocialUserTokens = typeof GetSocialUserTokens[keyof typeof GetSocialUserTokens];


export const GetSocialUserTokens = {
  body: 'body',
} as const;
