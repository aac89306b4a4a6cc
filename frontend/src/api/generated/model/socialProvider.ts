/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { SocialProviderProvider } from './socialProviderProvider.ts';

export interface SocialProvider {
  /** The name of the provider in addresses. */
  provider: SocialProviderProvider;
  /**
     * The name it goes by.
     * @maxLength 30
     */
  displayName: string;
}
