/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { CheckSignUpCodeTokens } from './checkSignUpCodeTokens.ts';

export type CheckSignUpCodeParams = {
/**
 * For programs that keep no cookies: `body` has tokens answered in the body, and no cookies set for them.
 */
tokens?: CheckSignUpCodeTokens;
};
