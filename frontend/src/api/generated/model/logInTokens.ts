/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type LogInTokens = typeof LogInTokens[keyof typeof LogInTokens];


export const LogInTokens = {
  body: 'body',
} as const;
