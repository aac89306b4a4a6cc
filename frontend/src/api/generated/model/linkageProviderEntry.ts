/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LinkageProvider } from './linkageProvider.ts';

export interface LinkageProviderEntry {
  /** The name of the provider in URLs. */
  providerName: LinkageProvider;
  /**
     * The display name of the provider.
     * @maxLength 20
     */
  providerDisplayName: string;
  /**
     * The domain of the provider.
     * @maxLength 20
     */
  providerDomain: string;
}
