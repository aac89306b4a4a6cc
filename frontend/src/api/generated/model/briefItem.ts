/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { BriefPicture } from './briefPicture.ts';
import type { ItemDestination } from './itemDestination.ts';

export interface BriefItem {
  /**
     * Names the item.
     * @minimum 1
     * @maximum 2147483647
     */
  itemId: number;
  /**
     * The content that it is recommended with.
     * @minimum 1
     * @maximum 2147483647
     */
  contentId: number;
  /** Whether it is looked for by its name, at a mall that the visitor chooses. */
  majorMallFlag: boolean;
  /**
     * The keyword that malls are searched for; null where there is an address.
     * @maxLength 100
     * @nullable
     */
  name: string | null;
  /**
     * Where it is to be had, http or https; null where a mall is asked.
     * @maxLength 500
     * @nullable
     */
  url: string | null;
  /**
     * Every way to it: its address, or a search at each mall, in the order of a chooser.
     * @minItems 1
     * @maxItems 3
     */
  destinations: ItemDestination[];
  /** Its picture. */
  picture: BriefPicture;
}
