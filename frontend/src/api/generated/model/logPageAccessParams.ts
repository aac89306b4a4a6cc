/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LogPageAccessLanguage } from './logPageAccessLanguage.ts';
import type { LogPageAccessReferrer } from './logPageAccessReferrer.ts';

export type LogPageAccessParams = {
/**
 * The path of the page without its language and query.
 * @minLength 1
 * @maxLength 2000
 */
path?: string;
/**
 * The language the page was shown in.
 */
language?: LogPageAccessLanguage;
/**
 * Where the visitor came from: another site, another page of this one, or nowhere that is told.
 */
referrer?: LogPageAccessReferrer;
/**
 * The host of the other site that the visitor came from, without a path.
 * @minLength 1
 * @maxLength 253
 */
host?: string;
};
