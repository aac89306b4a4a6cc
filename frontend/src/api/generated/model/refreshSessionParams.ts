/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { RefreshSessionTokens } from './refreshSessionTokens.ts';

export type RefreshSessionParams = {
/**
 * For programs that keep no cookies: `body` has tokens answered in the body, and no cookies set for them.
 */
tokens?: RefreshSessionTokens;
};
