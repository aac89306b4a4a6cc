/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LogInTokens } from './logInTokens.ts';

export type LogInParams = {
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: LogInTokens;
};
