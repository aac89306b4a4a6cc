/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LinkageProviderEntry } from './linkageProviderEntry.ts';

export interface LinkageProviders {
  /**
     * The services that are on; a page shows no buttons of others.
     * @maxItems 4
     */
  results: LinkageProviderEntry[];
  /**
     * How many there are.
     * @minimum 0
     * @maximum 4
     */
  total: number;
}
