/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */

/**
 * The discriminator.
 */
export type LandingPageRequestKind = 'landing';