/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ContentsFormat } from './contentsFormat.ts';
import type { HeaderType } from './headerType.ts';
import type { UpdateOwnAccountOptout } from './updateOwnAccountOptout.ts';
import type { WriteTranslations } from './writeTranslations.ts';

export interface UpdateOwnAccount {
  /**
     * The last part of the address of the page. Unique without regard to case; letters, digits, hyphen, underscore and dot, a letter or digit at both ends.
     * @minLength 1
     * @maxLength 30
     * @pattern ^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$
     */
  displayId?: string;
  /**
     * The name shown on the page, on one line.
     * @minLength 1
     * @maxLength 30
     */
  displayName?: string;
  /**
     * What the creator says about themselves, on any number of lines; empty or null removes it.
     * @maxLength 150
     * @nullable
     */
  introduction?: string | null;
  /** Display name and introduction in a second language, by language: `translations[en][displayName]` and so on in a form. A language that is left out stays as it is; null removes all. */
  translations?: WriteTranslations | null;
  /**
     * What the page is about, by the ids of categories: all of them, in place of those before.
     * @minItems 1
     * @maxItems 5
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  categories?: number[];
  /** The grid in which contents are first shown, by how many it shows. */
  formatType?: ContentsFormat;
  /**
     * The theme of the page.
     * @minimum 1
     * @maximum 2147483647
     */
  themeId?: number;
  /**
     * Null removes the picture.
     * @nullable
     */
  icon?: null;
  /**
     * The name of a picture instead of a file: as returned by `storePicture`, or the last part of the URL of any picture of the account. Empty counts as omitted.
     * @maxLength 200
     */
  imageFileName?: string;
  /**
     * Null removes the picture.
     * @nullable
     */
  cover?: null;
  /** How the top of the page is arranged: `portrait` centers the icon under the cover, `banner` sets everything at the side under a high cover, `compact` puts the name beside a small icon under a low one. */
  headerType?: HeaderType;
  /**
     * The id of the page at LinkSwitch, in digits; `-1` or null removes it.
     * @minLength 1
     * @maxLength 20
     * @nullable
     * @pattern ^(?:[0-9]+|-1)$
     */
  linkswitchPid?: string | null;
  /**
     * The first of the two ids at MyLink, in digits; `-1` or null removes it.
     * @minLength 1
     * @maxLength 20
     * @nullable
     * @pattern ^(?:[0-9]+|-1)$
     */
  mylinkPid?: string | null;
  /**
     * The second of the two ids at MyLink, in digits; `-1` or null removes it.
     * @minLength 1
     * @maxLength 20
     * @nullable
     * @pattern ^(?:[0-9]+|-1)$
     */
  mylinkSid?: string | null;
  /** `1` keeps everything on the page from being turned into affiliate links. */
  optout?: UpdateOwnAccountOptout;
  /** Whether search engines may list the page and its contents. In a form, `1` or `0`. */
  searchable?: boolean;
  /**
     * The time zone in which you enter times, by its IANA name.
     * @minLength 1
     * @maxLength 64
     */
  timeZone?: string;
}
