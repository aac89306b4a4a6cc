/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { CreateAccountTokens } from './createAccountTokens.ts';

export type CreateAccountParams = {
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: CreateAccountTokens;
};
