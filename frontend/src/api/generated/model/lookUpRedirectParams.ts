/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type LookUpRedirectParams = {
/**
 * The path of a page; its language prefix and its query do not matter.
 * @minLength 1
 * @maxLength 2000
 */
path: string;
};
