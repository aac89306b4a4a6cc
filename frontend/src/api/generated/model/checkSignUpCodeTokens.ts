/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type CheckSignUpCodeTokens = typeof CheckSignUpCodeTokens[keyof typeof CheckSignUpCodeTokens];


export const CheckSignUpCodeTokens = {
  body: 'body',
} as const;
