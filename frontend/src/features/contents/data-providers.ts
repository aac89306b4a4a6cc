import { CONTENT_PROVIDERS, type ContentProvider, isInstagramStory } from '@hitohira/backend/rules';
import { type ContentTile } from './api/public-contents';

/** TikTok videos and Instagram stories are entered by hand, without data of the provider. */
function hasProviderData({ provider, contentUrl }: Pick<ContentTile, 'provider' | 'contentUrl'>): boolean {
  return provider !== 'tiktok' && !isInstagramStory(contentUrl);
}

/** The providers whose data some contents show. Stops at the first of each: addresses take long to parse. */
export function dataProviders(
  contents: readonly Pick<ContentTile, 'provider' | 'contentUrl'>[],
): ContentProvider[] {
  return CONTENT_PROVIDERS.filter((provider) =>
    contents.some((content) => content.provider === provider && hasProviderData(content)),
  );
}
