/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { BeginSocialLoginFrom } from './beginSocialLoginFrom.ts';
import type { BeginSocialLoginTokens } from './beginSocialLoginTokens.ts';

export type BeginSocialLoginParams = {
/**
 * Why: to log in, to sign up, or to connect the own account in its settings. The cookie `oauthFrom` tells the page that the browser comes back to.
 */
from: BeginSocialLoginFrom;
/**
 * For programs that keep no cookies: `body` has tokens answered in the body, and no cookies set for them.
 */
tokens?: BeginSocialLoginTokens;
};
