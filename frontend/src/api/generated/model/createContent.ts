/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ContentMediumInput } from './contentMediumInput.ts';
import type { CreateContentProvider } from './createContentProvider.ts';

export interface CreateContent {
  /** The service that it comes from. */
  provider: CreateContentProvider;
  /**
     * On one line; empty or null for none.
     * @maxLength 191
     * @nullable
     */
  title?: string | null;
  /**
     * On any number of lines; empty or null for none.
     * @maxLength 5000
     * @nullable
     */
  description?: string | null;
  /**
     * Where it is to be seen at the provider, https: a video of YouTube in any form of its address; the permalink of an own post of Instagram, or a story; an address of TikTok, where a short link is kept as the address that it leads to.
     * @minLength 1
     * @maxLength 500
     */
  contentUrl: string;
  /**
     * What it shows, in its order.
     * @minItems 1
     * @maxItems 20
     */
  media: ContentMediumInput[];
  /**
     * The words that it is found by; a sign before one is taken off.
     * @maxItems 30
     * @items.minLength 1
     * @items.maxLength 100
     */
  hashTags?: string[];
}
