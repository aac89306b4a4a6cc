/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { GetSocialUserTokens } from './getSocialUserTokens.ts';
import type { GetSocialUserUnique } from './getSocialUserUnique.ts';

export type GetSocialUserParams = {
/**
 * The single-use code from the provider. Omit it to get the user who was already verified in this browser.
 * @minLength 1
 * @maxLength 1000
 */
code?: string;
/**
 * The state from the provider; verified if sent.
 * @minLength 1
 * @maxLength 1000
 */
state?: string;
/**
 * `1` rejects a user who already has an account, with `E0203`.
 */
unique?: GetSocialUserUnique;
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: GetSocialUserTokens;
};
