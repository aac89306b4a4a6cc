/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type ChangeEmailTokens = typeof ChangeEmailTokens[keyof typeof ChangeEmailTokens];


export const ChangeEmailTokens = {
  body: 'body',
} as const;
