/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LogInTokens } from './logInTokens.ts';

export type LogInParams = {
/**
 * For programs that keep no cookies: `body` has the tokens answered in the body and sets no cookies of a session.
 */
tokens?: LogInTokens;
};
