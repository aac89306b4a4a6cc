/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type CheckForgotPasswordCodeTokens = typeof CheckForgotPasswordCodeTokens[keyof typeof CheckForgotPasswordCodeTokens];


export const CheckForgotPasswordCodeTokens = {
  body: 'body',
} as const;
