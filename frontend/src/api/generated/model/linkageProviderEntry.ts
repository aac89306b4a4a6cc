/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LinkageProvider } from './linkageProvider.ts';

export interface LinkageProviderEntry {
  /** The name of the service in addresses. */
  providerName: LinkageProvider;
  /**
     * What the service is called.
     * @maxLength 20
     */
  providerDisplayName: string;
  /**
     * The domain of the service.
     * @maxLength 20
     */
  providerDomain: string;
}
