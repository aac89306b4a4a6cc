/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LinkageProviderEntry } from './linkageProviderEntry.ts';

export interface LinkageProviders {
  /**
     * The configured providers, in display order.
     * @maxItems 4
     */
  results: LinkageProviderEntry[];
  /**
     * The number of entries.
     * @minimum 0
     * @maximum 4
     */
  total: number;
}
