/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { SendConfirmationCodeTokens } from './sendConfirmationCodeTokens.ts';

export type SendConfirmationCodeParams = {
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: SendConfirmationCodeTokens;
};
