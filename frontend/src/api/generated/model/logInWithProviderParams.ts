/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LogInWithProviderTokens } from './logInWithProviderTokens.ts';

export type LogInWithProviderParams = {
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: LogInWithProviderTokens;
};
