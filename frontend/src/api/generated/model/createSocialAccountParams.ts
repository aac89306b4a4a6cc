/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { CreateSocialAccountTokens } from './createSocialAccountTokens.ts';

export type CreateSocialAccountParams = {
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: CreateSocialAccountTokens;
};
