/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { BlockOrder } from './blockOrder.ts';
import type { ContentsFormat } from './contentsFormat.ts';
import type { FirstStep } from './firstStep.ts';
import type { HeaderType } from './headerType.ts';
import type { Headline } from './headline.ts';
import type { OwnAccountOptout } from './ownAccountOptout.ts';
import type { OwnCategoryKind } from './ownCategoryKind.ts';
import type { Picture } from './picture.ts';
import type { SocialLogin } from './socialLogin.ts';
import type { Theme } from './theme.ts';
import type { Translations } from './translations.ts';

export interface OwnAccount {
  /** The account's permanent ID (UUID version 7). */
  accountId: string;
  /**
     * The last part of the page's URL, in the case its owner chose.
     * @maxLength 30
     */
  displayId: string;
  /**
     * The name on the page.
     * @maxLength 30
     */
  displayName: string;
  /**
     * The confirmed e-mail address; null if there is none.
     * @maxLength 256
     * @nullable
     */
  email: string | null;
  /**
     * The introduction; null if there is none.
     * @maxLength 150
     * @nullable
     */
  introduction: string | null;
  /** The display name and introduction in a second language, shown on pages in that language instead of the original. */
  translations: Translations;
  /**
     * The URL path of the widest icon file; null if there is no icon.
     * @maxLength 100
     * @nullable
     */
  icon: string | null;
  /** The icon in all its widths; null if there is none. */
  iconPicture: Picture | null;
  /**
     * The URL path of the creator's own cover in its widest file; null if the theme's cover is shown.
     * @maxLength 100
     * @nullable
     */
  cover: string | null;
  /** The cover in all its widths; null if the theme's cover is shown. */
  coverPicture: Picture | null;
  /** The layout of the page header: `portrait` centers the icon under the cover, `banner` aligns everything to the side under a tall cover, `compact` puts the name beside a small icon under a low cover. */
  headerType: HeaderType;
  /**
     * The LinkSwitch ID; null if there is none.
     * @maxLength 20
     * @nullable
     */
  linkswitchPid: string | null;
  /**
     * The first of the two MyLink IDs; null if there is none.
     * @maxLength 20
     * @nullable
     */
  mylinkPid: string | null;
  /**
     * The second of the two MyLink IDs; null if there is none.
     * @maxLength 20
     * @nullable
     */
  mylinkSid: string | null;
  /** `1` if links on the page are never turned into affiliate links. */
  optout: OwnAccountOptout;
  /** Whether search engines may list the page and its contents. */
  searchable: boolean;
  /**
     * The IANA name of the time zone in which the owner enters times.
     * @maxLength 64
     */
  timeZone: string;
  /**
     * The first steps that the owner has done: chosen a theme, linked accounts, added a link.
     * @maxItems 3
     */
  doneSteps: FirstStep[];
  /**
     * The ID of the page's theme.
     * @minimum 1
     * @maximum 2147483647
     */
  themeId: number;
  /** The page's theme with its design tokens. */
  theme: Theme;
  /** The grid in which contents are first shown, by how many it shows. */
  contentsFormat: ContentsFormat;
  /**
     * The headlines of the page, one of each type.
     * @minItems 5
     * @maxItems 5
     */
  headlines: Headline[];
  /**
     * The blocks of the page in display order, each exactly once.
     * @minItems 3
     * @maxItems 3
     */
  blockOrders: BlockOrder[];
  /**
     * All categories in the language of the request, with the selected ones marked.
     * @maxItems 100
     */
  categories: OwnCategoryKind[];
  /** Whether the owner can log in by e-mail and password. */
  hasPassword: boolean;
  /**
     * The providers with which the owner can log in.
     * @maxItems 10
     */
  socialLogins: SocialLogin[];
}
