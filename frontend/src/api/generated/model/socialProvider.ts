/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { SocialProviderProvider } from './socialProviderProvider.ts';

export interface SocialProvider {
  /** The name of the provider in URLs. */
  provider: SocialProviderProvider;
  /**
     * The display name of the provider.
     * @maxLength 30
     */
  displayName: string;
}
