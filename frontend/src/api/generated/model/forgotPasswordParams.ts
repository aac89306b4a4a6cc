/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ForgotPasswordTokens } from './forgotPasswordTokens.ts';

export type ForgotPasswordParams = {
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: ForgotPasswordTokens;
};
