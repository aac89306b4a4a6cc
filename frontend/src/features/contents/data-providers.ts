import { CONTENT_PROVIDERS, type ContentProvider, isInstagramStory } from '@hitohira/backend/rules';
import { type ContentTile } from './api/public-contents';

/** Videos of TikTok and stories are written by hand: of those no service has told anything. */
function isTold({ provider, contentUrl }: Pick<ContentTile, 'provider' | 'contentUrl'>): boolean {
  return provider !== 'tiktok' && !isInstagramStory(contentUrl);
}

/** The services that have told what some contents show. */
export function dataProviders(
  contents: readonly Pick<ContentTile, 'provider' | 'contentUrl'>[],
): ContentProvider[] {
  const told = new Set(contents.filter(isTold).map(({ provider }) => provider));
  return CONTENT_PROVIDERS.filter((provider) => told.has(provider));
}
