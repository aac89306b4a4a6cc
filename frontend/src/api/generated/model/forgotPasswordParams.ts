/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ForgotPasswordTokens } from './forgotPasswordTokens.ts';

export type ForgotPasswordParams = {
/**
 * For programs that keep no cookies: `body` has tokens answered in the body, and no cookies set for them.
 */
tokens?: ForgotPasswordTokens;
};
