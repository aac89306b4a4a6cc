/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type SendConfirmationCodeTokens = typeof SendConfirmationCodeTokens[keyof typeof SendConfirmationCodeTokens];


export const SendConfirmationCodeTokens = {
  body: 'body',
} as const;
