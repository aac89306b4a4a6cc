/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type ForgotPasswordTokens = typeof ForgotPasswordTokens[keyof typeof ForgotPasswordTokens];


export const ForgotPasswordTokens = {
  body: 'body',
} as const;
