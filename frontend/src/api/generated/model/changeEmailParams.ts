/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ChangeEmailTokens } from './changeEmailTokens.ts';

export type ChangeEmailParams = {
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: ChangeEmailTokens;
};
