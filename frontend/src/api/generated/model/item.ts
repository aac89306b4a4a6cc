/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ItemDestination } from './itemDestination.ts';
import type { Picture } from './picture.ts';
import type { Visibility } from './visibility.ts';

export interface Item {
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
     * The ID of the item.
     * @minimum 1
     * @maximum 2147483647
     */
  itemId: number;
  /**
     * The ID of its content.
     * @minimum 1
     * @maximum 2147483647
     */
  contentId: number;
  /** Whether malls are searched for its keyword; otherwise it has a URL. */
  majorMallFlag: boolean;
  /**
     * The URL path of the widest picture file.
     * @maxLength 100
     */
  image: string;
  /**
     * The keyword to search malls for; for an item with a URL its name, null without one.
     * @maxLength 100
     * @nullable
     */
  name: string | null;
  /**
     * The http or https URL of a shop; null if malls are searched.
     * @maxLength 500
     * @nullable
     */
  url: string | null;
  /**
     * The same as `image`.
     * @maxLength 100
     */
  imageUrl: string;
  /** The picture in all its widths. */
  picture: Picture;
  /**
     * Where to buy it: its own URL, or a search at each mall in display order.
     * @minItems 1
     * @maxItems 3
     */
  destinations: ItemDestination[];
  /** Whether visitors see its content now. They see its items only then. Always true for everybody but its owner. */
  contentVisible: boolean;
}
