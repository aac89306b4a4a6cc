/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LogPageAccessLanguage } from './logPageAccessLanguage.ts';
import type { LogPageAccessReferrer } from './logPageAccessReferrer.ts';

export type LogPageAccessParams = {
/**
 * The path of the page, without language prefix and query.
 * @minLength 1
 * @maxLength 2000
 */
path?: string;
/**
 * The language in which the page was shown.
 */
language?: LogPageAccessLanguage;
/**
 * Where the visitor came from: another site, another page of this site, or unknown.
 */
referrer?: LogPageAccessReferrer;
/**
 * The host of the other site from which the visitor came, without a path.
 * @minLength 1
 * @maxLength 253
 */
host?: string;
};
