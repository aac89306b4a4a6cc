import { CONTENT_PROVIDERS, type ContentProvider, isInstagramStory } from '@hitohira/backend/rules';
import { type ContentTile } from './api/public-contents';

/** TikTok videos and Instagram stories are entered by hand, without data of the provider. */
function hasProviderData({ provider, contentUrl }: Pick<ContentTile, 'provider' | 'contentUrl'>): boolean {
  return provider !== 'tiktok' && !isInstagramStory(contentUrl);
}

/** The providers whose data some contents show. */
export function dataProviders(
  contents: readonly Pick<ContentTile, 'provider' | 'contentUrl'>[],
): ContentProvider[] {
  const providers = new Set(contents.filter(hasProviderData).map(({ provider }) => provider));
  return CONTENT_PROVIDERS.filter((provider) => providers.has(provider));
}
