/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ContentMedium } from './contentMedium.ts';
import type { ContentProvider } from './contentProvider.ts';
import type { Visibility } from './visibility.ts';

export interface Content {
  /** Who can see it: `public`, everybody within its period; `hidden` and `draft`, only its owner. Everybody else only gets `public` entries. */
  visibility: Visibility;
  /**
     * When it becomes visible to visitors; null if it has no start, and always null for everybody but its owner.
     * @nullable
     */
  visibleFrom: string | null;
  /**
     * When it stops being visible to visitors; null if it has no end, and always null for everybody but its owner.
     * @nullable
     */
  visibleUntil: string | null;
  /**
     * The ID of the content.
     * @minimum 1
     * @maximum 2147483647
     */
  contentId: number;
  /** The provider it was posted from. */
  provider: ContentProvider;
  /** When it was published at the provider. For stories, for TikTok posts whose URL does not contain the time, and after YouTube data had to be removed: when it was posted here. */
  publishedAt: string;
  /**
     * The title, on one line; null if there is none.
     * @maxLength 191
     * @nullable
     */
  title: string | null;
  /**
     * The same as `description`.
     * @maxLength 5000
     * @nullable
     */
  text: string | null;
  /**
     * The description, on any number of lines; null if there is none.
     * @maxLength 5000
     * @nullable
     */
  description: string | null;
  /**
     * Its URL at the provider.
     * @maxLength 500
     */
  contentUrl: string;
  /**
     * Its pictures and videos, in order.
     * @maxItems 20
     */
  media: ContentMedium[];
  /**
     * Its hash tags, without the leading `#`.
     * @maxItems 30
     * @items.maxLength 100
     */
  hashTags: string[];
  /** Whether it belongs to the signed-in account. */
  isMe: boolean;
  /**
     * The display ID of its account.
     * @maxLength 30
     */
  displayId: string;
  /** Whether it has items. */
  isItemLinked: boolean;
}
