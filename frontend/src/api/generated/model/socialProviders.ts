/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { SocialProvider } from './socialProvider.ts';

export interface SocialProviders {
  /**
     * The providers that are on; a page shows no buttons of others.
     * @maxItems 1
     */
  results: SocialProvider[];
  /**
     * How many there are.
     * @minimum 0
     * @maximum 1
     */
  total: number;
}
