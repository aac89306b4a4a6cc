/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { BlockOrder } from './blockOrder.ts';
import type { ContentsFormat } from './contentsFormat.ts';
import type { HeaderType } from './headerType.ts';
import type { Headline } from './headline.ts';
import type { OwnAccountOptout } from './ownAccountOptout.ts';
import type { OwnCategoryKind } from './ownCategoryKind.ts';
import type { Picture } from './picture.ts';
import type { SocialLogin } from './socialLogin.ts';
import type { Theme } from './theme.ts';
import type { Translations } from './translations.ts';

export interface OwnAccount {
  /** Names the account for good (UUID version 7). */
  accountId: string;
  /**
     * The last part of the address of the page, as it was typed.
     * @maxLength 30
     */
  displayId: string;
  /**
     * The name on the page.
     * @maxLength 30
     */
  displayName: string;
  /**
     * The confirmed e-mail address; null where there is none.
     * @maxLength 256
     * @nullable
     */
  email: string | null;
  /**
     * What the creator says about themselves; null where it is nothing.
     * @maxLength 150
     * @nullable
     */
  introduction: string | null;
  /** Name and introduction in a second language, which pages in that language show in place of the original. */
  translations: Translations;
  /**
     * The address of the widest file of the icon, on this host; null where there is none.
     * @maxLength 100
     * @nullable
     */
  icon: string | null;
  /** The icon in all its widths; null where there is none. */
  iconPicture: Picture | null;
  /**
     * The address of the widest file of the creator's own cover, on this host; null where the theme's drawing is shown.
     * @maxLength 100
     * @nullable
     */
  cover: string | null;
  /** The cover in all its widths; null where there is none. */
  coverPicture: Picture | null;
  /** How the top of the page is arranged: `portrait` centers the icon under the cover, `banner` sets everything at the side under a high cover, `compact` puts the name beside a small icon under a low one. */
  headerType: HeaderType;
  /**
     * The id of the page at LinkSwitch; null where there is none.
     * @maxLength 20
     * @nullable
     */
  linkswitchPid: string | null;
  /**
     * The first of the two ids at MyLink; null where there is none.
     * @maxLength 20
     * @nullable
     */
  mylinkPid: string | null;
  /**
     * The second of the two ids at MyLink; null where there is none.
     * @maxLength 20
     * @nullable
     */
  mylinkSid: string | null;
  /** `1` where nothing on the page is turned into affiliate links. */
  optout: OwnAccountOptout;
  /** Whether search engines may list the page and its contents. */
  searchable: boolean;
  /**
     * The time zone in which its owner enters times, by its IANA name.
     * @maxLength 64
     */
  timeZone: string;
  /**
     * The theme of the page, by its id.
     * @minimum 1
     * @maximum 2147483647
     */
  themeId: number;
  /** The theme of the page, with what it is drawn with. */
  theme: Theme;
  /** The grid in which contents are first shown, by how many it shows. */
  contentsFormat: ContentsFormat;
  /**
     * The words over the parts of the page, one of each type.
     * @minItems 5
     * @maxItems 5
     */
  headlines: Headline[];
  /**
     * The parts of the page in their order, each exactly once.
     * @minItems 3
     * @maxItems 3
     */
  blockOrders: BlockOrder[];
  /**
     * Everything that the page can be about, in the language of the request, and what is chosen of it.
     * @maxItems 100
     */
  categories: OwnCategoryKind[];
  /** Whether one can log in by e-mail and password. */
  hasPassword: boolean;
  /**
     * The providers that the owner can log in with.
     * @maxItems 10
     */
  socialLogins: SocialLogin[];
}
