/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LogInWithProviderTokens } from './logInWithProviderTokens.ts';

export type LogInWithProviderParams = {
/**
 * For programs that keep no cookies: `body` has tokens answered in the body, and no cookies set for them.
 */
tokens?: LogInWithProviderTokens;
};
