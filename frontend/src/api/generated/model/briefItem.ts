/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { BriefPicture } from './briefPicture.ts';
import type { ItemDestination } from './itemDestination.ts';

export interface BriefItem {
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
     * Where to buy it: its own URL, or a search at each mall in display order.
     * @minItems 1
     * @maxItems 3
     */
  destinations: ItemDestination[];
  /** The picture. */
  picture: BriefPicture;
}
