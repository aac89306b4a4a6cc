/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type CreateSocialAccountTokens = typeof CreateSocialAccountTokens[keyof typeof CreateSocialAccountTokens];


export const CreateSocialAccountTokens = {
  body: 'body',
} as const;
