/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { GetSocialUserTokens } from './getSocialUserTokens.ts';
import type { GetSocialUserUnique } from './getSocialUserUnique.ts';

export type GetSocialUserParams = {
/**
 * The code that the provider sent along, good once. Left out, the answer is the person who was verified in this browser before.
 * @minLength 1
 * @maxLength 1000
 */
code?: string;
/**
 * The state that the provider sent along; compared where it is given.
 * @minLength 1
 * @maxLength 1000
 */
state?: string;
/**
 * `1` refuses a person who has an account, with `E0203`.
 */
unique?: GetSocialUserUnique;
/**
 * For programs that keep no cookies: `body` has tokens answered in the body, and no cookies set for them.
 */
tokens?: GetSocialUserTokens;
};
