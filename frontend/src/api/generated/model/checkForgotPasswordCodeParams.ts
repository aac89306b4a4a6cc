/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { CheckForgotPasswordCodeTokens } from './checkForgotPasswordCodeTokens.ts';

export type CheckForgotPasswordCodeParams = {
/**
 * For programs that keep no cookies: `body` has tokens answered in the body, and no cookies set for them.
 */
tokens?: CheckForgotPasswordCodeTokens;
};
