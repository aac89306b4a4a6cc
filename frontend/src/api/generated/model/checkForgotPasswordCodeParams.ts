/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { CheckForgotPasswordCodeTokens } from './checkForgotPasswordCodeTokens.ts';

export type CheckForgotPasswordCodeParams = {
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: CheckForgotPasswordCodeTokens;
};
