/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type CreateAccountTokens = typeof CreateAccountTokens[keyof typeof CreateAccountTokens];


export const CreateAccountTokens = {
  body: 'body',
} as const;
