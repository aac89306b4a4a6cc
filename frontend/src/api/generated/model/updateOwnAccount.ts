/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ContentsFormat } from './contentsFormat.ts';
import type { FirstStep } from './firstStep.ts';
import type { HeaderType } from './headerType.ts';
import type { UpdateOwnAccountOptout } from './updateOwnAccountOptout.ts';
import type { WriteTranslations } from './writeTranslations.ts';

export interface UpdateOwnAccount {
  /**
     * The last part of the page's URL. Unique, ignoring case. Letters, digits, hyphens, underscores and dots; must start and end with a letter or digit.
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
     * The introduction, which may have several lines. Empty or null removes it.
     * @maxLength 150
     * @nullable
     */
  introduction?: string | null;
  /** The display name and introduction in a second language, by language; in a form `translations[en][displayName]` and so on. Omitted languages stay as they are; null removes all of them. */
  translations?: WriteTranslations | null;
  /**
     * The IDs of the page's categories. Replaces all previous ones.
     * @minItems 1
     * @maxItems 5
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  categories?: number[];
  /** How many contents the page shows at first. */
  formatType?: ContentsFormat;
  /**
     * The ID of the page's theme.
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
  /** The layout of the page header: `portrait` centers the icon under the cover, `banner` aligns everything to the side under a tall cover, `compact` puts the name beside a small icon under a low cover. */
  headerType?: HeaderType;
  /**
     * The LinkSwitch ID, in digits; `-1` or null removes it.
     * @minLength 1
     * @maxLength 20
     * @nullable
     * @pattern ^(?:[0-9]+|-1)$
     */
  linkswitchPid?: string | null;
  /**
     * The first of the two MyLink IDs, in digits; `-1` or null removes it.
     * @minLength 1
     * @maxLength 20
     * @nullable
     * @pattern ^(?:[0-9]+|-1)$
     */
  mylinkPid?: string | null;
  /**
     * The second of the two MyLink IDs, in digits; `-1` or null removes it.
     * @minLength 1
     * @maxLength 20
     * @nullable
     * @pattern ^(?:[0-9]+|-1)$
     */
  mylinkSid?: string | null;
  /** `1` never turns links on the page into affiliate links. */
  optout?: UpdateOwnAccountOptout;
  /** Whether search engines may list the page and its contents. In a form, `1` or `0`. */
  searchable?: boolean;
  /**
     * The IANA name of the time zone in which you enter times.
     * @minLength 1
     * @maxLength 64
     */
  timeZone?: string;
  /**
     * The first steps that you have done. Replaces all previous ones.
     * @maxItems 3
     */
  doneSteps?: FirstStep[];
}
