import { type SocialProvidersResponse } from './dto/social-providers.response.js';
import { SOCIAL_PROVIDERS, type SocialProvider } from '../authorization/social-provider.js';

/** Providers as the page offers them, each with the name it goes by. */
export function toSocialProviders(providers: SocialProvider[]): SocialProvidersResponse {
  return {
    results: providers.map((provider) => ({ provider, displayName: SOCIAL_PROVIDERS[provider] })),
    total: providers.length,
  };
}
