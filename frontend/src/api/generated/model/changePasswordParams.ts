/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ChangePasswordTokens } from './changePasswordTokens.ts';

export type ChangePasswordParams = {
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: ChangePasswordTokens;
};
