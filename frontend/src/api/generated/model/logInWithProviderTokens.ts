/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type LogInWithProviderTokens = typeof LogInWithProviderTokens[keyof typeof LogInWithProviderTokens];


export const LogInWithProviderTokens = {
  body: 'body',
} as const;
