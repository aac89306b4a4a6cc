/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type RefreshSessionTokens = typeof RefreshSessionTokens[keyof typeof RefreshSessionTokens];


export const RefreshSessionTokens = {
  body: 'body',
} as const;
