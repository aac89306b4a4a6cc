/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The name of the provider in URLs.
 */
export type SocialProviderProvider = typeof SocialProviderProvider[keyof typeof SocialProviderProvider];


export const SocialProviderProvider = {
  line: 'line',
} as const;
