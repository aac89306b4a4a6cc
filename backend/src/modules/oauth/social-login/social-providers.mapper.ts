import { type SocialProvidersResponse } from './dto/social-providers.response.js';
import { SOCIAL_PROVIDERS, type SocialProvider } from '../authorization/social-provider.js';

export function toSocialProviders(providers: SocialProvider[]): SocialProvidersResponse {
  return {
    results: providers.map((provider) => ({ provider, displayName: SOCIAL_PROVIDERS[provider] })),
    total: providers.length,
  };
}
