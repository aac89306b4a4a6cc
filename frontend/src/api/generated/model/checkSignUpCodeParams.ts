/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { CheckSignUpCodeTokens } from './checkSignUpCodeTokens.ts';

export type CheckSignUpCodeParams = {
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: CheckSignUpCodeTokens;
};
