/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type BeginSocialLoginTokens = typeof BeginSocialLoginTokens[keyof typeof BeginSocialLoginTokens];


export const BeginSocialLoginTokens = {
  body: 'body',
} as const;
