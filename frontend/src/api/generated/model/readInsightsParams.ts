/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type ReadInsightsParams = {
/**
 * The first day. By default, the period is 28 days.
 * @minLength 10
 * @maxLength 10
 * @pattern ^2\d{3}-\d{2}-\d{2}$
 */
from?: string;
/**
 * The last day, at most 90 days after the first. Today by default.
 * @minLength 10
 * @maxLength 10
 * @pattern ^2\d{3}-\d{2}-\d{2}$
 */
to?: string;
};
