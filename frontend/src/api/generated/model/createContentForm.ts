/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ContentMediumInputForm } from './contentMediumInputForm.ts';
import type { CreateContentFormProvider } from './createContentFormProvider.ts';
import type { Visibility } from './visibility.ts';

export interface CreateContentForm {
  /** Who can see it: `public`, everybody within its period; `hidden` and `draft`, only its owner. A draft was never published: new entries are `public` or `draft`, a draft cannot become `hidden`, and an entry that was `public` or `hidden` cannot become a draft. */
  visibility?: Visibility;
  /**
     * From when visitors see it, if it is public. In ISO 8601 with `Z` or an offset, from 2000 to 2099; empty or null for none.
     * @maxLength 35
     * @nullable
     */
  visibleFrom?: string | null;
  /**
     * Until when visitors see it, if it is public; after `visibleFrom`. In ISO 8601 with `Z` or an offset, from 2000 to 2099; empty or null for none.
     * @maxLength 35
     * @nullable
     */
  visibleUntil?: string | null;
  /** The provider it comes from. */
  provider: CreateContentFormProvider;
  /**
     * The title, on one line; empty or null for none.
     * @maxLength 191
     * @nullable
     */
  title?: string | null;
  /**
     * The description, on any number of lines; empty or null for none.
     * @maxLength 5000
     * @nullable
     */
  description?: string | null;
  /**
     * Its URL at the provider: a YouTube video in any URL format, the permalink of your own Instagram post or story, or a TikTok URL. It is stored with https, and TikTok short links are replaced by their target.
     * @minLength 1
     * @maxLength 500
     */
  contentUrl: string;
  /**
     * Its pictures and videos, in order.
     * @minItems 1
     * @maxItems 20
     */
  media: ContentMediumInputForm[];
  /**
     * Its hash tags; a leading `#` is removed.
     * @maxItems 30
     * @items.minLength 1
     * @items.maxLength 100
     */
  hashTags?: string[];
}
