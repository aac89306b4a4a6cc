/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type LookUpRedirectParams = {
/**
 * The path of a page. Language prefix and query are ignored.
 * @minLength 1
 * @maxLength 2000
 */
path: string;
};
