/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type ChangePasswordTokens = typeof ChangePasswordTokens[keyof typeof ChangePasswordTokens];


export const ChangePasswordTokens = {
  body: 'body',
} as const;
