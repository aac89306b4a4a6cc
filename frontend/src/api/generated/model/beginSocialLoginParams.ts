/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { BeginSocialLoginFrom } from './beginSocialLoginFrom.ts';
import type { BeginSocialLoginTokens } from './beginSocialLoginTokens.ts';

export type BeginSocialLoginParams = {
/**
 * Where the flow starts: log-in, sign-up, or the account settings. The cookie `oauthFrom` passes it on to the callback page.
 */
from: BeginSocialLoginFrom;
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: BeginSocialLoginTokens;
};
