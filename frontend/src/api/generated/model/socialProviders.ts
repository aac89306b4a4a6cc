/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { SocialProvider } from './socialProvider.ts';

export interface SocialProviders {
  /**
     * The configured providers, in display order.
     * @maxItems 1
     */
  results: SocialProvider[];
  /**
     * The number of entries.
     * @minimum 0
     * @maximum 1
     */
  total: number;
}
