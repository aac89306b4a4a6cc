/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
/**
 * Who can see it: `public`, everybody within its period; `hidden` and `draft`, only its owner. Everybody else only gets `public` entries.
 */
export type Visibility = typeof Visibility[keyof typeof Visibility];


export const Visibility = {
  public: 'public',
  hidden: 'hidden',
  draft: 'draft',
} as const;

export interface ItemInput {
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
  /** Whether malls are searched for its keyword; otherwise it has a URL. In a form, `1` or `0`. */
  majorMallFlag: boolean;
  /**
     * The keyword to search malls for, on one line. For an item with a URL its name; empty or null for none.
     * @maxLength 100
     * @nullable
     */
  name?: string | null;
  /**
     * The http or https URL of a shop; empty or null for an item with a keyword. Amazon.co.jp URLs that are too long are stored without their query, except `tag`.
     * @maxLength 500
     * @nullable
     */
  url?: string | null;
  /**
     * The name of a picture instead of a file: as returned by `storePicture`, or the last part of the URL of any picture of the account. Empty counts as omitted.
     * @maxLength 200
     */
  imageFileName?: string;
}

export interface AddItems {
  /**
     * The items, which are shown in this order after those that the content has.
     * @minItems 1
     * @maxItems 12
     */
  items: ItemInput[];
}

export interface ItemInputForm {
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
  /** Whether malls are searched for its keyword; otherwise it has a URL. In a form, `1` or `0`. */
  majorMallFlag: boolean;
  /**
     * The keyword to search malls for, on one line. For an item with a URL its name; empty or null for none.
     * @maxLength 100
     * @nullable
     */
  name?: string | null;
  /**
     * The http or https URL of a shop; empty or null for an item with a keyword. Amazon.co.jp URLs that are too long are stored without their query, except `tag`.
     * @maxLength 500
     * @nullable
     */
  url?: string | null;
  /** The picture as a file; alternatively `imageFileName`. A still JPEG, PNG or WebP, up to 15 MB and 50 megapixels. */
  image?: Blob;
  /**
     * The name of a picture instead of a file: as returned by `storePicture`, or the last part of the URL of any picture of the account. Empty counts as omitted.
     * @maxLength 200
     */
  imageFileName?: string;
}

export interface AddItemsForm {
  /**
     * The items, which are shown in this order after those that the content has.
     * @minItems 1
     * @maxItems 12
     */
  items: ItemInputForm[];
}

export interface PictureSource {
  /**
     * The URL path of the file, whose content never changes.
     * @maxLength 100
     */
  url: string;
  /**
     * The width in pixels.
     * @minimum 1
     * @maximum 1280
     */
  width: number;
}

export interface Picture {
  /**
     * The URL path of the widest WebP file.
     * @maxLength 100
     */
  url: string;
  /**
     * The width of the original, upright, in pixels; with the height it gives the aspect ratio.
     * @minimum 1
     * @maximum 50000000
     */
  width: number;
  /**
     * The height of the original, upright, in pixels.
     * @minimum 1
     * @maximum 50000000
     */
  height: number;
  /**
     * The WebP files, narrowest first.
     * @minItems 1
     * @maxItems 10
     */
  sources: PictureSource[];
  /**
     * The URL path of a JPEG for link previews.
     * @maxLength 100
     */
  preview: string;
  /**
     * A CSS color to show while the picture loads.
     * @maxLength 200
     */
  placeholder: string;
}

/**
 * The mall to search; null if the item has its own URL.
 */
export type Mall = typeof Mall[keyof typeof Mall];


export const Mall = {
  amazon: 'amazon',
  rakuten: 'rakuten',
  yahoo: 'yahoo',
} as const;

export interface ItemDestination {
  /** The mall to search; null if the item has its own URL. */
  mall: Mall | null;
  /**
     * The URL to open: the item’s own, or an affiliate URL that leads there.
     * @maxLength 8000
     */
  url: string;
  /** Whether the creator may earn a commission, so that it has to be labelled as advertising. */
  sponsored: boolean;
}

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

export interface AddedItems {
  /**
     * In request order.
     * @minItems 1
     * @maxItems 12
     */
  results: Item[];
  /**
     * The number of added items.
     * @minimum 1
     * @maximum 12
     */
  total: number;
}

export interface AllowCodes {
  /**
     * The token from the link in the e-mail.
     * @minLength 1
     * @maxLength 200
     */
  token: string;
}

/**
 * The block: the contents, the links, or the items.
 */
export type BlockName = typeof BlockName[keyof typeof BlockName];


export const BlockName = {
  content: 'content',
  link: 'link',
  item: 'item',
} as const;

export interface BlockOrder {
  /** The block: the contents, the links, or the items. */
  name: BlockName;
  /** The same as `name`. */
  type: BlockName;
  /**
     * The position, counted from 1.
     * @minimum 1
     * @maximum 3
     */
  order: number;
  /** Whether visitors see it. */
  show: boolean;
}

/**
 * The block: the contents, the links, or the items. `post` also means the contents, and `recommended` the items.
 */
export type BlockOrderInputName = typeof BlockOrderInputName[keyof typeof BlockOrderInputName];


export const BlockOrderInputName = {
  content: 'content',
  link: 'link',
  item: 'item',
  post: 'post',
  recommended: 'recommended',
} as const;

/**
 * The same as `name`, as in responses; may be omitted.
 */
export type BlockOrderInputType = typeof BlockOrderInputType[keyof typeof BlockOrderInputType];


export const BlockOrderInputType = {
  content: 'content',
  link: 'link',
  item: 'item',
  post: 'post',
  recommended: 'recommended',
} as const;

export interface BlockOrderInput {
  /** The block: the contents, the links, or the items. `post` also means the contents, and `recommended` the items. */
  name: BlockOrderInputName;
  /** The same as `name`, as in responses; may be omitted. */
  type?: BlockOrderInputType;
  /**
     * The position, counted from 1.
     * @minimum 1
     * @maximum 3
     */
  order: number;
  /** Whether visitors see it. */
  show: boolean;
}

export interface Category {
  /**
     * The category's ID.
     * @minimum 1
     * @maximum 2147483647
     */
  id: number;
  /**
     * The name, in the language of the request.
     * @maxLength 50
     */
  name: string;
}

export interface CategoryKind {
  /**
     * The group's ID.
     * @minimum 1
     * @maximum 2147483647
     */
  id: number;
  /**
     * The name, in the language of the request.
     * @maxLength 50
     */
  name: string;
  /**
     * The categories of the group.
     * @minItems 1
     * @maxItems 100
     */
  children: Category[];
}

export interface CategoryList {
  /**
     * The groups, in display order.
     * @maxItems 100
     */
  results: CategoryKind[];
  /**
     * The number of groups.
     * @minimum 0
     * @maximum 100
     */
  total: number;
}

export interface CheckCode {
  /**
     * The six-digit code from the e-mail.
     * @minLength 6
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  code: string;
}

export interface CheckEmailCode {
  /**
     * The six-digit code from the e-mail.
     * @minLength 6
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  code: string;
  /**
     * The new address, for which the code was requested.
     * @minLength 1
     * @maxLength 256
     */
  email: string;
}

export interface CheckPasswordCode {
  /**
     * The six-digit code from the e-mail.
     * @minLength 6
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  code: string;
  /**
     * The new password. No white space; at least three of upper case, lower case, digit and symbol. Common passwords and those made from the display ID or e-mail address are rejected.
     * @minLength 8
     * @maxLength 128
     */
  password: string;
}

export interface ConfirmIdentity {
  /**
     * The password of the account.
     * @minLength 1
     * @maxLength 256
     */
  password?: string;
  /**
     * The six-digit code from the e-mail; only for an account without a password.
     * @minLength 6
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  code?: string;
}

export interface ConfirmImport {
  /** Whether the profile, the design and the settings of an archive replace those of the account; true by default. */
  profile?: boolean;
}

/**
 * The kind of message. `AFFILIATE` and `CORPORATION` require a session.
 */
export type ContactType = typeof ContactType[keyof typeof ContactType];


export const ContactType = {
  SERVICE: 'SERVICE',
  OPERATION: 'OPERATION',
  AFFILIATE: 'AFFILIATE',
  REPORT: 'REPORT',
  CORPORATION: 'CORPORATION',
  HITOHIRA_MAG: 'HITOHIRA_MAG',
  OTHER: 'OTHER',
} as const;

export interface ContactMessage {
  /**
     * The sender's name, on one line. Reports may omit it or leave it empty.
     * @maxLength 50
     */
  name?: string;
  /**
     * The sender's e-mail address in ASCII, to which the reply is sent. Reports may omit it or leave it empty.
     * @maxLength 256
     */
  email?: string;
  /** The kind of message. `AFFILIATE` and `CORPORATION` require a session. */
  contactType: ContactType;
  /**
     * The message, which may have several lines.
     * @minLength 1
     * @maxLength 500
     */
  content: string;
  /**
     * For reports only: what is reported, as `profile:` with a display ID or account ID, or as `content:`, `item:` or `link:` with its ID.
     * @minLength 1
     * @maxLength 50
     */
  about?: string;
}

/**
 * The provider it was posted from.
 */
export type ContentProvider = typeof ContentProvider[keyof typeof ContentProvider];


export const ContentProvider = {
  youtube: 'youtube',
  instagram: 'instagram',
  tiktok: 'tiktok',
} as const;

export interface ContentMedium {
  /**
     * The URL path of the widest picture file; null if the picture had to be removed.
     * @maxLength 100
     * @nullable
     */
  image: string | null;
  /**
     * The same as `image`.
     * @maxLength 100
     * @nullable
     */
  imageUrl: string | null;
  /**
     * The file name of the picture, with which its owner can reuse it for an item; null if there is none.
     * @maxLength 100
     * @nullable
     */
  imageFileName: string | null;
  /** Whether it is a video; the picture is then a still. */
  videoFlag: boolean;
  /**
     * The URL at which the provider plays the video; null for a picture, or if unknown.
     * @maxLength 2048
     * @nullable
     */
  videoUrl: string | null;
  /** The picture in all its widths; null if it had to be removed. */
  picture: Picture | null;
}

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

export interface ContentList {
  /**
     * In page order: newest first, unless the owner has reordered them.
     * @maxItems 200
     */
  results: Content[];
  /**
     * The total number.
     * @minimum 0
     * @maximum 200
     */
  total: number;
  /**
     * The offset of the next page; null on the last page.
     * @minimum 1
     * @maximum 200
     * @nullable
     */
  nextOffset: number | null;
}

export interface ContentLookUp {
  /**
     * The total number of given IDs.
     * @minimum 0
     * @maximum 500
     */
  total: number;
  /**
     * The offset of the next IDs; null after the last one.
     * @minimum 1
     * @maximum 500
     * @nullable
     */
  nextOffset: number | null;
  /**
     * The IDs on this page that were deleted or never existed. IDs whose account is suspended or can still be restored are in neither list.
     * @maxItems 500
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  goneIds: number[];
  /**
     * In the order of the given IDs, without those that do not exist, are not visible now, or whose account is not active.
     * @maxItems 30
     */
  results: Content[];
}

export interface ContentMediumInput {
  /**
     * The name of a picture instead of a file: as returned by `storePicture`, or the last part of the URL of any picture of the account. Empty counts as omitted.
     * @maxLength 200
     */
  imageFileName?: string;
  /**
     * The URL of the picture on an image host of the provider, as in its posts; the picture is copied. Alternatively `image` or `imageFileName`.
     * @maxLength 2048
     * @nullable
     */
  imageUrl?: string | null;
  /** Whether it is a video, with the picture as a still; false by default. In a form, `1` or `0`. */
  videoFlag?: boolean;
  /**
     * The https URL at which the provider plays the video: for YouTube a URL of the video in `contentUrl`, for Instagram and TikTok a URL on their page or file hosts. Empty or null if unknown.
     * @maxLength 2048
     * @nullable
     */
  videoUrl?: string | null;
}

export interface ContentMediumInputForm {
  /** The picture as a file; alternatively `imageFileName` or `imageUrl`. A still JPEG, PNG or WebP, up to 15 MB and 50 megapixels. */
  image?: Blob;
  /**
     * The name of a picture instead of a file: as returned by `storePicture`, or the last part of the URL of any picture of the account. Empty counts as omitted.
     * @maxLength 200
     */
  imageFileName?: string;
  /**
     * The URL of the picture on an image host of the provider, as in its posts; the picture is copied. Alternatively `image` or `imageFileName`.
     * @maxLength 2048
     * @nullable
     */
  imageUrl?: string | null;
  /** Whether it is a video, with the picture as a still; false by default. In a form, `1` or `0`. */
  videoFlag?: boolean;
  /**
     * The https URL at which the provider plays the video: for YouTube a URL of the video in `contentUrl`, for Instagram and TikTok a URL on their page or file hosts. Empty or null if unknown.
     * @maxLength 2048
     * @nullable
     */
  videoUrl?: string | null;
}

/**
 * The grid in which contents are first shown, by how many it shows.
 */
export type ContentsFormat = typeof ContentsFormat[keyof typeof ContentsFormat];


export const ContentsFormat = {
  NUMBER_4: 4,
  NUMBER_6: 6,
  NUMBER_9: 9,
  NUMBER_10: 10,
  NUMBER_16: 16,
} as const;

export interface CreateAccount {
  /**
     * The last part of the page's URL. Unique, ignoring case. Letters, digits, hyphens, underscores and dots; must start and end with a letter or digit.
     * @minLength 1
     * @maxLength 30
     * @pattern ^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$
     */
  displayId: string;
  /**
     * The name shown on the page, on one line.
     * @minLength 1
     * @maxLength 30
     */
  displayName: string;
  /**
     * An e-mail address in ASCII, not case-sensitive.
     * @minLength 1
     * @maxLength 256
     */
  email: string;
  /**
     * The new password. No white space; at least three of upper case, lower case, digit and symbol. Common passwords and those made from the display ID or e-mail address are rejected.
     * @minLength 8
     * @maxLength 128
     */
  password: string;
}

/**
 * The provider it comes from.
 */
export type CreateContentProvider = typeof CreateContentProvider[keyof typeof CreateContentProvider];


export const CreateContentProvider = {
  youtube: 'youtube',
  instagram: 'instagram',
  tiktok: 'tiktok',
} as const;

export interface CreateContent {
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
  provider: CreateContentProvider;
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
  media: ContentMediumInput[];
  /**
     * Its hash tags; a leading `#` is removed.
     * @maxItems 30
     * @items.minLength 1
     * @items.maxLength 100
     */
  hashTags?: string[];
}

/**
 * The provider it comes from.
 */
export type CreateContentFormProvider = typeof CreateContentFormProvider[keyof typeof CreateContentFormProvider];


export const CreateContentFormProvider = {
  youtube: 'youtube',
  instagram: 'instagram',
  tiktok: 'tiktok',
} as const;

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

export interface LinkDetailInput {
  /**
     * The title, on one line, up to the limit of the type; empty for none, which requires a text.
     * @maxLength 30
     * @nullable
     */
  title?: string | null;
  /**
     * The URL: http or https with a valid public host and without user information; `mailto:` with one e-mail address and an optional `subject`; `tel:` with digits, hyphens and an optional leading `+`; empty for none.
     * @maxLength 500
     * @nullable
     */
  url?: string | null;
  /**
     * The text, on any number of lines, up to the limit of the type; empty for none.
     * @maxLength 200
     * @nullable
     */
  text?: string | null;
  /**
     * The name of a picture instead of a file: as returned by `storePicture`, or the last part of the URL of any picture of the account. Empty counts as omitted.
     * @maxLength 200
     */
  imageFileName?: string;
}

export interface CreateLink {
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
  /**
     * The ID of the link type.
     * @minimum 1
     * @maximum 2147483647
     */
  linkTypeId: number;
  /**
     * The details, exactly as many as the type has.
     * @maxItems 4
     */
  details: LinkDetailInput[];
}

export interface LinkDetailInputForm {
  /**
     * The title, on one line, up to the limit of the type; empty for none, which requires a text.
     * @maxLength 30
     * @nullable
     */
  title?: string | null;
  /**
     * The URL: http or https with a valid public host and without user information; `mailto:` with one e-mail address and an optional `subject`; `tel:` with digits, hyphens and an optional leading `+`; empty for none.
     * @maxLength 500
     * @nullable
     */
  url?: string | null;
  /**
     * The text, on any number of lines, up to the limit of the type; empty for none.
     * @maxLength 200
     * @nullable
     */
  text?: string | null;
  /** The picture as a file; alternatively `imageFileName`. A still JPEG, PNG or WebP, up to 15 MB and 50 megapixels. */
  image?: Blob;
  /**
     * The name of a picture instead of a file: as returned by `storePicture`, or the last part of the URL of any picture of the account. Empty counts as omitted.
     * @maxLength 200
     */
  imageFileName?: string;
}

export interface CreateLinkForm {
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
  /**
     * The ID of the link type.
     * @minimum 1
     * @maximum 2147483647
     */
  linkTypeId: number;
  /**
     * The details, exactly as many as the type has.
     * @maxItems 4
     */
  details: LinkDetailInputForm[];
}

export interface CreateSocialAccount {
  /**
     * The last part of the page's URL. Unique, ignoring case. Letters, digits, hyphens, underscores and dots; must start and end with a letter or digit.
     * @minLength 1
     * @maxLength 30
     * @pattern ^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$
     */
  displayId: string;
  /**
     * The name shown on the page, on one line.
     * @minLength 1
     * @maxLength 30
     */
  displayName: string;
  /**
     * The ID of the verified user at the provider.
     * @minLength 1
     * @maxLength 1000
     */
  userId: string;
  /**
     * The single-use token returned with the verified user; valid in the same browser only.
     * @minLength 1
     * @maxLength 1000
     */
  authToken: string;
}

/**
 * The kind of device.
 */
export type DeviceKind = typeof DeviceKind[keyof typeof DeviceKind];


export const DeviceKind = {
  phone: 'phone',
  tablet: 'tablet',
  desktop: 'desktop',
  other: 'other',
} as const;

/**
 * The type of device; `other` for programs and unknown devices.
 */
export type DeviceType = typeof DeviceType[keyof typeof DeviceType];


export const DeviceType = {
  desktop: 'desktop',
  mobile: 'mobile',
  tablet: 'tablet',
  other: 'other',
} as const;

export interface EmailAddress {
  /**
     * An e-mail address in ASCII, not case-sensitive.
     * @minLength 1
     * @maxLength 256
     */
  email: string;
}

export interface Emergency {
  /**
     * The notice's ID, with which a client can remember that it was dismissed.
     * @minimum 1
     * @maximum 2147483647
     */
  emergencyId: number;
  /**
     * The text of the notice, in the language of the request.
     * @maxLength 200
     */
  title: string;
  /**
     * Where to read more: a path on this site or a URL; null if there is nothing.
     * @maxLength 500
     * @nullable
     */
  url: string | null;
}

export interface EmergencyList {
  /**
     * Newest first.
     * @maxItems 10
     */
  results: Emergency[];
  /**
     * The number of entries.
     * @minimum 0
     * @maximum 10
     */
  total: number;
}

/**
 * The error code of the first entry.
 */
export type ErrorCode = typeof ErrorCode[keyof typeof ErrorCode];


export const ErrorCode = {
  unknown: 'unknown',
  required: 'required',
  invalidLength: 'invalidLength',
  invalidFormat: 'invalidFormat',
  unknownField: 'unknownField',
  commonPassword: 'commonPassword',
  personalPassword: 'personalPassword',
  wrongPassword: 'wrongPassword',
  invalidCode: 'invalidCode',
  limitReached: 'limitReached',
  unavailableUrl: 'unavailableUrl',
  alreadyPublished: 'alreadyPublished',
  notPublished: 'notPublished',
  invalidPeriod: 'invalidPeriod',
  unreadableFile: 'unreadableFile',
  unreadableImport: 'unreadableImport',
  unsupportedImage: 'unsupportedImage',
  tooManyPixels: 'tooManyPixels',
  storageFull: 'storageFull',
  fileSizeOver: 'fileSizeOver',
  underMaintenance: 'underMaintenance',
  wrongCredentials: 'wrongCredentials',
  locked: 'locked',
  throttled: 'throttled',
  E0101: 'E0101',
  E0102: 'E0102',
  E0103: 'E0103',
  E0104: 'E0104',
  E0203: 'E0203',
  E0301: 'E0301',
  E0302: 'E0302',
} as const;

/**
 * `none`: there is no archive; `making`: a new one is being created; `ready`: it can be downloaded; `failed`: the last one requested could not be created.
 */
export type ExportState = typeof ExportState[keyof typeof ExportState];


export const ExportState = {
  none: 'none',
  making: 'making',
  ready: 'ready',
  failed: 'failed',
} as const;

export interface Export {
  /** `none`: there is no archive; `making`: a new one is being created; `ready`: it can be downloaded; `failed`: the last one requested could not be created. */
  state: ExportState;
  /**
     * When it was requested; null if there is no archive.
     * @nullable
     */
  requestedAt: string | null;
  /**
     * Until when the last finished archive can be downloaded, also while a new one is being created; null if there is none.
     * @nullable
     */
  availableUntil: string | null;
  /**
     * The size of the last finished archive in bytes; null if there is none.
     * @minimum 0
     * @maximum 9007199254740991
     * @nullable
     */
  bytes: number | null;
}

export interface FailureEntry {
  /**
     * A message in the language of the request.
     * @maxLength 200
     */
  message: string;
  /** The error code. */
  errorCode: ErrorCode;
  /**
     * The name of the field in the request; null if the error is not about a field.
     * @maxLength 100
     * @nullable
     */
  field: string | null;
}

export interface Failure {
  /**
     * The HTTP status.
     * @minimum 400
     * @maximum 599
     */
  statusCode: number;
  /** The error code of the first entry. */
  errorCode: ErrorCode;
  /**
     * The message of the first entry.
     * @maxLength 200
     */
  message: string;
  /**
     * All errors found in the request; at least one.
     * @minItems 1
     */
  errors: FailureEntry[];
  /** The ID of the request in the server's log. */
  requestId: string;
}

/**
 * The first steps that the owner has done: chosen a theme, linked accounts, added a link.
 */
export type FirstStep = typeof FirstStep[keyof typeof FirstStep];


export const FirstStep = {
  theme: 'theme',
  accounts: 'accounts',
  link: 'link',
} as const;

export interface FlowToken {
  /**
     * To be sent as `X-Flow-Token` with the next steps of the flow.
     * @maxLength 200
     */
  flowToken: string;
  /**
     * The lifetime of the token in seconds.
     * @minimum 1
     * @maximum 2147483647
     */
  expiresIn: number;
}

export interface FormerDisplayId {
  /**
     * The display ID, in its original case.
     * @maxLength 30
     */
  displayId: string;
  /** When it becomes available to everybody. */
  closedUntil: string;
}

export interface FormerDisplayIdList {
  /**
     * The one that stays reserved longest comes first.
     * @maxItems 1000
     */
  results: FormerDisplayId[];
  /**
     * The number of entries.
     * @minimum 0
     * @maximum 1000
     */
  total: number;
}

/**
 * The layout of the page header: `portrait` centers the icon under the cover, `banner` aligns everything to the side under a tall cover, `compact` puts the name beside a small icon under a low cover.
 */
export type HeaderType = typeof HeaderType[keyof typeof HeaderType];


export const HeaderType = {
  portrait: 'portrait',
  banner: 'banner',
  compact: 'compact',
} as const;

/**
 * Where it is shown: above the contents, links or items of the profile page, or above the items or other contents of a content page.
 */
export type HeadlineType = typeof HeadlineType[keyof typeof HeadlineType];


export const HeadlineType = {
  POST: 'POST',
  LINK: 'LINK',
  RECOMMEND_PROFILE: 'RECOMMEND_PROFILE',
  RECOMMEND_CONTENT: 'RECOMMEND_CONTENT',
  OTHER_POST: 'OTHER_POST',
} as const;

export interface Headline {
  /** Where it is shown: above the contents, links or items of the profile page, or above the items or other contents of a content page. */
  type: HeadlineType;
  /**
     * The text; null if the default headline is shown.
     * @maxLength 15
     * @nullable
     */
  text: string | null;
}

/**
 * What the file is.
 */
export type ImportSource = typeof ImportSource[keyof typeof ImportSource];


export const ImportSource = {
  hitohira: 'hitohira',
  linktree: 'linktree',
  litlink: 'litlink',
  linkstack: 'linkstack',
  page: 'page',
  csv: 'csv',
} as const;

/**
 * `read` until it is confirmed, then `running`, and finally `done`, `cancelled` or `failed`.
 */
export type ImportState = typeof ImportState[keyof typeof ImportState];


export const ImportState = {
  read: 'read',
  running: 'running',
  done: 'done',
  cancelled: 'cancelled',
  failed: 'failed',
} as const;

export interface ImportCounts {
  /** Whether the profile and the design are replaced. */
  profile: boolean;
  /**
     * Links.
     * @minimum 0
     * @maximum 100
     */
  links: number;
  /**
     * Contents.
     * @minimum 0
     * @maximum 200
     */
  contents: number;
  /**
     * Items.
     * @minimum 0
     * @maximum 40000
     */
  items: number;
}

/**
 * What it is.
 */
export type LeftOutKind = typeof LeftOutKind[keyof typeof LeftOutKind];


export const LeftOutKind = {
  profile: 'profile',
  link: 'link',
  content: 'content',
  item: 'item',
  picture: 'picture',
} as const;

/**
 * Why, for example: `tooMany`, the page is full; `notLinked`, the account that posted a content is not linked; `notYours`, another account posted it; `gone`, the provider no longer has it; `serviceLink`, it looks like a link of the service whose page was saved.
 */
export type LeftOutReason = typeof LeftOutReason[keyof typeof LeftOutReason];


export const LeftOutReason = {
  invalid: 'invalid',
  noUrl: 'noUrl',
  badUrl: 'badUrl',
  serviceLink: 'serviceLink',
  duplicate: 'duplicate',
  tooMany: 'tooMany',
  notLinked: 'notLinked',
  notYours: 'notYours',
  gone: 'gone',
  providerAway: 'providerAway',
  noPicture: 'noPicture',
  badPicture: 'badPicture',
  storageFull: 'storageFull',
  withContent: 'withContent',
  unknownCategory: 'unknownCategory',
  unknownTheme: 'unknownTheme',
  cancelled: 'cancelled',
} as const;

export interface LeftOut {
  /** What it is. */
  kind: LeftOutKind;
  /**
     * Its name in the file; empty if it has none.
     * @maxLength 101
     */
  name: string;
  /** Why, for example: `tooMany`, the page is full; `notLinked`, the account that posted a content is not linked; `notYours`, another account posted it; `gone`, the provider no longer has it; `serviceLink`, it looks like a link of the service whose page was saved. */
  reason: LeftOutReason;
  /** The provider of the account to link if a content is `notLinked`; null otherwise. */
  provider: ContentProvider | null;
}

export interface Import {
  /** The import, for confirming and cancelling it. */
  importId: string;
  /** What the file is. */
  source: ImportSource;
  /** `read` until it is confirmed, then `running`, and finally `done`, `cancelled` or `failed`. */
  state: ImportState;
  /** What the import creates. */
  planned: ImportCounts;
  /** What has been created so far. */
  made: ImportCounts;
  /**
     * The number of steps.
     * @minimum 0
     * @maximum 40301
     */
  steps: number;
  /**
     * How many steps are done.
     * @minimum 0
     * @maximum 40301
     */
  done: number;
  /**
     * The first entries that are left out.
     * @maxItems 1000
     */
  leftOut: LeftOut[];
  /**
     * The total number of entries left out.
     * @minimum 0
     * @maximum 1000000
     */
  leftOutTotal: number;
  /** Whether the remaining entries of a cancelled import are still being listed, which takes a moment. */
  listing: boolean;
  /** When the file was read. */
  createdAt: string;
}

/**
 * The provider it was posted from.
 */
export type InsightContentProvider = typeof InsightContentProvider[keyof typeof InsightContentProvider];


export const InsightContentProvider = {
  youtube: 'youtube',
  instagram: 'instagram',
  tiktok: 'tiktok',
} as const;

export interface InsightContent {
  /**
     * The content's ID.
     * @minimum 1
     * @maximum 2147483647
     */
  contentId: number;
  /**
     * The title; without one the first line of the description, or null.
     * @maxLength 191
     * @nullable
     */
  title: string | null;
  /** The provider it was posted from. */
  provider: InsightContentProvider;
  /** When it was published at the provider. */
  publishedAt: string;
  /**
     * The number of views of its page.
     * @minimum 0
     * @maximum 2147483647
     */
  views: number;
  /**
     * The number of clicks on it, on the profile or on its own page.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
}

export interface InsightDay {
  /**
     * The number of page views.
     * @minimum 0
     * @maximum 2147483647
     */
  views: number;
  /**
     * The number of visitors per day, added up: a visitor on two days counts twice.
     * @minimum 0
     * @maximum 2147483647
     */
  visitors: number;
  /**
     * The number of clicks on links, contents and items.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
  /** The date. */
  day: string;
}

export interface InsightDevice {
  /** The kind of device. */
  device: DeviceKind;
  /**
     * The number of views.
     * @minimum 0
     * @maximum 2147483647
     */
  views: number;
  /**
     * The number of clicks.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
}

/**
 * The mall that was searched; null for the item's own URL.
 * @nullable
 */
export type InsightMallMall = typeof InsightMallMall[keyof typeof InsightMallMall] | null;


export const InsightMallMall = {
  amazon: 'amazon',
  rakuten: 'rakuten',
  yahoo: 'yahoo',
} as const;

export interface InsightMall {
  /**
     * The mall that was searched; null for the item's own URL.
     * @nullable
     */
  mall: InsightMallMall;
  /**
     * The number of clicks.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
}

export interface InsightItem {
  /**
     * The item's ID.
     * @minimum 1
     * @maximum 2147483647
     */
  itemId: number;
  /**
     * The name or keyword; null if there is none.
     * @maxLength 100
     * @nullable
     */
  name: string | null;
  /**
     * The item's own URL; null if malls are searched.
     * @maxLength 500
     * @nullable
     */
  url: string | null;
  /**
     * The number of clicks.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
  /**
     * The clicks by mall.
     * @maxItems 4
     */
  malls: InsightMall[];
}

/**
 * The language.
 */
export type InsightLanguageLanguage = typeof InsightLanguageLanguage[keyof typeof InsightLanguageLanguage];


export const InsightLanguageLanguage = {
  ja: 'ja',
  en: 'en',
} as const;

export interface InsightLanguage {
  /** The language. */
  language: InsightLanguageLanguage;
  /**
     * The number of views.
     * @minimum 0
     * @maximum 2147483647
     */
  views: number;
  /**
     * The number of clicks.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
}

export interface InsightLink {
  /**
     * The link's ID.
     * @minimum 1
     * @maximum 2147483647
     */
  linkId: number;
  /**
     * The title; the text if there is no title.
     * @maxLength 200
     */
  title: string;
  /**
     * The number of clicks.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
}

/**
 * The kind of referrer: another site (`host`), this site (`internal`), unknown (`none`), or hosts beyond the limit per page and day (`other`).
 */
export type ReferrerKind = typeof ReferrerKind[keyof typeof ReferrerKind];


export const ReferrerKind = {
  host: 'host',
  internal: 'internal',
  none: 'none',
  other: 'other',
} as const;

export interface InsightReferrer {
  /** The kind of referrer: another site (`host`), this site (`internal`), unknown (`none`), or hosts beyond the limit per page and day (`other`). */
  kind: ReferrerKind;
  /**
     * The host of the other site, without `www.`; null for other kinds.
     * @maxLength 253
     * @nullable
     */
  host: string | null;
  /**
     * The number of views that came from it.
     * @minimum 0
     * @maximum 2147483647
     */
  views: number;
  /**
     * The number of clicks after such a view.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
}

export interface InsightTotals {
  /**
     * The number of page views.
     * @minimum 0
     * @maximum 2147483647
     */
  views: number;
  /**
     * The number of visitors per day, added up: a visitor on two days counts twice.
     * @minimum 0
     * @maximum 2147483647
     */
  visitors: number;
  /**
     * The number of clicks on links, contents and items.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
}

/**
 * The time zone of the days.
 */
export type InsightsTimeZone = typeof InsightsTimeZone[keyof typeof InsightsTimeZone];


export const InsightsTimeZone = {
  'Asia/Tokyo': 'Asia/Tokyo',
} as const;

export interface Insights {
  /** The first day. */
  from: string;
  /** The last day. */
  to: string;
  /** The time zone of the days. */
  timeZone: InsightsTimeZone;
  /** The totals of the period. */
  totals: InsightTotals;
  /** The totals of the preceding period of the same length; null if it begins more than 90 days ago, before the stored data. */
  previous: InsightTotals | null;
  /**
     * The totals of every day, in order.
     * @maxItems 90
     */
  days: InsightDay[];
  /**
     * The number of views of the profile; the other views are of contents.
     * @minimum 0
     * @maximum 2147483647
     */
  profileViews: number;
  /**
     * The links with the most clicks, most first.
     * @maxItems 100
     */
  links: InsightLink[];
  /**
     * The contents with the most views, most first.
     * @maxItems 100
     */
  contents: InsightContent[];
  /**
     * The items with the most clicks, most first.
     * @maxItems 100
     */
  items: InsightItem[];
  /**
     * The referrers with the most views, most first.
     * @maxItems 100
     */
  referrers: InsightReferrer[];
  /**
     * The kinds of devices, most views first.
     * @maxItems 100
     */
  devices: InsightDevice[];
  /**
     * The languages, most views first.
     * @maxItems 100
     */
  languages: InsightLanguage[];
}

export interface PostMedium {
  /**
     * The URL of the picture at the provider, to be sent when the post is posted here; browsers show `previewUrl` instead. Null if the provider withholds it.
     * @maxLength 2048
     * @nullable
     */
  imageUrl: string | null;
  /**
     * The URL path of a small WebP preview, valid for an hour and only for this account, so that browsers load nothing from the provider. Null if there is no picture.
     * @maxLength 3200
     * @nullable
     */
  previewUrl: string | null;
  /** Whether it is a video; the picture is then a still. */
  videoFlag: boolean;
  /**
     * The URL of the video at the provider; null for a picture, or if the provider withholds it.
     * @maxLength 2048
     * @nullable
     */
  videoUrl: string | null;
}

export interface InstagramPost {
  /**
     * The ID of the post.
     * @maxLength 191
     */
  id: string;
  /**
     * Its URL at Instagram.
     * @maxLength 500
     */
  permalink: string;
  /**
     * The description, on any number of lines; empty if there is none.
     * @maxLength 5000
     */
  description: string;
  /**
     * Its hash tags, without the leading `#`.
     * @maxItems 30
     * @items.maxLength 100
     */
  hashTags: string[];
  /**
     * Its pictures and videos, in order.
     * @maxItems 20
     */
  media: PostMedium[];
  /** When it was published at the provider. */
  publishedAt: string;
}

export interface InstagramPostList {
  /**
     * Newest first.
     * @maxItems 20
     */
  posts: InstagramPost[];
  /**
     * The token of the next page; null on the last page.
     * @maxLength 1000
     * @nullable
     */
  nextPageToken: string | null;
}

export interface ItemList {
  /**
     * In the order of the call.
     * @maxItems 200
     */
  results: Item[];
  /**
     * The total number.
     * @minimum 0
     * @maximum 40000
     */
  total: number;
  /**
     * The offset of the next page; null on the last page.
     * @minimum 1
     * @maximum 40000
     * @nullable
     */
  nextOffset: number | null;
}

export interface ItemLookUp {
  /**
     * The total number of given IDs.
     * @minimum 0
     * @maximum 500
     */
  total: number;
  /**
     * The offset of the next IDs; null after the last one.
     * @minimum 1
     * @maximum 500
     * @nullable
     */
  nextOffset: number | null;
  /**
     * The IDs on this page that were deleted or never existed. IDs whose account is suspended or can still be restored are in neither list.
     * @maxItems 500
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  goneIds: number[];
  /**
     * In the order of the given IDs, without those that do not exist, are not visible now, or whose account is not active.
     * @maxItems 40
     */
  results: Item[];
}

/**
 * The name of the type: a text card, one, three or four pictures side by side, or a card with a picture and text.
 */
export type LinkTypeName = typeof LinkTypeName[keyof typeof LinkTypeName];


export const LinkTypeName = {
  text: 'text',
  image_1: 'image_1',
  image_3: 'image_3',
  image_4: 'image_4',
  image_text: 'image_text',
} as const;

export interface LinkDetail {
  /**
     * The title, on one line; null if there is only a text.
     * @maxLength 30
     * @nullable
     */
  title: string | null;
  /**
     * The http, https, `mailto:` or `tel:` URL; null for none.
     * @maxLength 500
     * @nullable
     */
  url: string | null;
  /**
     * The text, on any number of lines; null if there is only a title.
     * @maxLength 200
     * @nullable
     */
  text: string | null;
  /**
     * The URL path of the widest picture file; null if there is none.
     * @maxLength 100
     * @nullable
     */
  image: string | null;
  /** The picture in all its widths; null if there is none. */
  picture: Picture | null;
}

export interface Link {
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
     * The ID of the link.
     * @minimum 1
     * @maximum 2147483647
     */
  linkId: number;
  /**
     * The ID of its type.
     * @minimum 1
     * @maximum 5
     */
  linkTypeId: number;
  /** The name of its type. */
  linkTypeName: LinkTypeName;
  /**
     * Its details, as many as its type has.
     * @minItems 1
     * @maxItems 4
     */
  details: LinkDetail[];
}

export interface LinkList {
  /**
     * In page order.
     * @maxItems 50
     */
  results: Link[];
  /**
     * The total number.
     * @minimum 0
     * @maximum 100
     */
  total: number;
  /**
     * The offset of the next page; null on the last page.
     * @minimum 1
     * @maximum 100
     * @nullable
     */
  nextOffset: number | null;
}

/**
 * What the URL is: `content` for a post that can be posted here, `item` for a product of a mall, else `link`.
 */
export type PastedKind = typeof PastedKind[keyof typeof PastedKind];


export const PastedKind = {
  content: 'content',
  item: 'item',
  link: 'link',
} as const;

export interface LinkPreviewPicture {
  /**
     * The name of the picture, for the field `imageFileName` of other operations.
     * @maxLength 100
     */
  imageFileName: string;
  /**
     * The width of the original, upright, in pixels.
     * @minimum 1
     * @maximum 50000000
     */
  width: number;
  /**
     * The height of the original, upright, in pixels.
     * @minimum 1
     * @maximum 50000000
     */
  height: number;
  /** When the picture is deleted unless it is used by then. */
  usableUntil: string;
  /**
     * A small WebP of the picture as a `data:` URL, to show until the picture is used.
     * @maxLength 1000000
     */
  dataUrl: string;
}

export interface LinkPreview {
  /**
     * The URL as links and items store it.
     * @maxLength 500
     */
  url: string;
  /** What the URL is: `content` for a post that can be posted here, `item` for a product of a mall, else `link`. */
  kind: PastedKind;
  /** The provider of a `content`; null for other kinds. */
  provider: ContentProvider | null;
  /** The mall of an `item`; null for other kinds. */
  mall: Mall | null;
  /**
     * The title of the page, on one line; null if it could not be read.
     * @maxLength 200
     * @nullable
     */
  title: string | null;
  /**
     * The description of the page, on one line; null if it could not be read.
     * @maxLength 500
     * @nullable
     */
  description: string | null;
  /** The picture of the page; null if it could not be read. */
  picture: LinkPreviewPicture | null;
}

export interface LinkType {
  /**
     * The ID of the type.
     * @minimum 1
     * @maximum 5
     */
  linkTypeId: number;
  /** The name of the type: a text card, one, three or four pictures side by side, or a card with a picture and text. */
  name: LinkTypeName;
  /**
     * The exact number of details.
     * @minimum 1
     * @maximum 4
     */
  detailCount: number;
  /**
     * The maximum length of a title, in code points.
     * @minimum 1
     * @maximum 30
     */
  titleMax: number;
  /**
     * The maximum length of a text, in code points; 0 if details have no text.
     * @minimum 0
     * @maximum 200
     */
  textMax: number;
  /** Whether each detail has a picture; otherwise none has one. */
  imageRequired: boolean;
}

export interface LinkTypeList {
  /**
     * In display order.
     * @maxItems 5
     */
  results: LinkType[];
  /**
     * The number of entries.
     * @minimum 0
     * @maximum 5
     */
  total: number;
}

/**
 * The provider of the account.
 */
export type LinkageProvider = typeof LinkageProvider[keyof typeof LinkageProvider];


export const LinkageProvider = {
  youtube: 'youtube',
  instagram: 'instagram',
  tiktok: 'tiktok',
  x: 'x',
} as const;

export interface Linkage {
  /**
     * The ID of the linked account.
     * @minimum 1
     * @maximum 2147483647
     */
  linkageId: number;
  /** The provider of the account. */
  providerName: LinkageProvider;
  /**
     * The display name of the provider.
     * @maxLength 20
     */
  providerDisplayName: string;
  /**
     * The domain of the provider.
     * @maxLength 20
     */
  providerDomain: string;
  /**
     * The URL of its profile at the provider.
     * @maxLength 2332
     */
  profilePageUrl: string;
  /**
     * The display name of the account.
     * @maxLength 191
     */
  snsAccountName: string;
  /**
     * The URL path of its avatar; null if there is none.
     * @maxLength 100
     * @nullable
     */
  thumbnailUrl: string | null;
  /** The picture in all its widths; null if there is none. */
  picture: Picture | null;
}

export interface LinkageList {
  /**
     * Grouped by provider.
     * @maxItems 20
     */
  results: Linkage[];
  /**
     * The number of entries.
     * @minimum 0
     * @maximum 20
     */
  total: number;
}

export interface LinkageProviderEntry {
  /** The name of the provider in URLs. */
  providerName: LinkageProvider;
  /**
     * The display name of the provider.
     * @maxLength 20
     */
  providerDisplayName: string;
  /**
     * The domain of the provider.
     * @maxLength 20
     */
  providerDomain: string;
}

export interface LinkageProviders {
  /**
     * The configured providers, in display order.
     * @maxItems 4
     */
  results: LinkageProviderEntry[];
  /**
     * The number of entries.
     * @minimum 0
     * @maximum 4
     */
  total: number;
}

export interface LinkageRedirect {
  /** The URL of the provider's consent page, for one flow in this browser. */
  authUrl: string;
}

/**
 * The provider; must match the one in the path.
 */
export type LinkageReturnProvider = typeof LinkageReturnProvider[keyof typeof LinkageReturnProvider];


export const LinkageReturnProvider = {
  youtube: 'youtube',
  instagram: 'instagram',
  tiktok: 'tiktok',
  x: 'x',
} as const;

export interface LinkageReturn {
  /**
     * The single-use code from the provider.
     * @minLength 1
     * @maxLength 1000
     */
  code: string;
  /**
     * The state from the provider.
     * @minLength 1
     * @maxLength 1000
     */
  state: string;
  /**
     * The TikTok user name, with or without a leading `@`. Required for TikTok and ignored for other providers.
     * @minLength 1
     * @maxLength 191
     */
  userId?: string;
  /** The provider; must match the one in the path. */
  provider?: LinkageReturnProvider;
}

export interface LogIn {
  /**
     * An e-mail address in ASCII, not case-sensitive.
     * @minLength 1
     * @maxLength 256
     */
  email: string;
  /**
     * The password of the account.
     * @minLength 1
     * @maxLength 256
     */
  password: string;
}

export interface News {
  /**
     * The ID of the news article, as in the URL of its page.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]{1,64}$
     */
  contentId: string;
  /**
     * The title, on one line, in the language of the request, or in the other language if it was only written in that one.
     * @maxLength 200
     */
  title: string;
  /**
     * The text in Markdown, in the language of the title.
     * @maxLength 200000
     */
  content: string;
  /**
     * The URL path of the widest picture file; null if there is no picture.
     * @maxLength 100
     * @nullable
     */
  imageUrl: string | null;
  /** The picture in all its widths; null if there is none. */
  picture: Picture | null;
  /** When it was published. */
  publishedAt: string;
  /**
     * When it was last changed after publication; null if it was not.
     * @nullable
     */
  revisedAt: string | null;
  /** Whether the account has read it. News published before the account was created counts as read. */
  readFlag: boolean;
}

export interface NewsList {
  /**
     * Newest first.
     * @maxItems 20
     */
  results: News[];
  /**
     * The total number.
     * @minimum 0
     * @maximum 2147483647
     */
  total: number;
  /**
     * The offset of the next page; null on the last page.
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  nextOffset: number | null;
}

/**
 * The provider of the linked account; null for other kinds.
 * @nullable
 */
export type NoticeProvider = typeof NoticeProvider[keyof typeof NoticeProvider] | null;


export const NoticeProvider = {
  youtube: 'youtube',
  instagram: 'instagram',
  tiktok: 'tiktok',
  x: 'x',
} as const;

/**
 * What happened: an operator removed a content, item or link; an operator suspended the account for a time; a linked account must be linked again; data from a linked account will be removed.
 */
export type NoticeKind = typeof NoticeKind[keyof typeof NoticeKind];


export const NoticeKind = {
  CONTENT_REMOVED: 'CONTENT_REMOVED',
  ITEM_REMOVED: 'ITEM_REMOVED',
  LINK_REMOVED: 'LINK_REMOVED',
  ACCOUNT_SUSPENDED: 'ACCOUNT_SUSPENDED',
  LINKAGE_ENDED: 'LINKAGE_ENDED',
  LINKAGE_REMOVAL_SOON: 'LINKAGE_REMOVAL_SOON',
} as const;

export interface Notice {
  /**
     * The notice's ID.
     * @minimum 1
     * @maximum 2147483647
     */
  noticeId: number;
  /** What happened: an operator removed a content, item or link; an operator suspended the account for a time; a linked account must be linked again; data from a linked account will be removed. */
  kind: NoticeKind;
  /**
     * The title of what was removed, or the name of the linked account; null if there is none.
     * @maxLength 200
     * @nullable
     */
  subject: string | null;
  /**
     * The provider of the linked account; null for other kinds.
     * @nullable
     */
  provider: NoticeProvider;
  /**
     * The reason given by the operator; null for other kinds.
     * @maxLength 500
     * @nullable
     */
  reason: string | null;
  /**
     * The reference number for messages to the operator; null for other kinds.
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  reference: number | null;
  /**
     * When the data from the linked account will be removed; null for other kinds.
     * @nullable
     */
  dueAt: string | null;
  /** When it happened. */
  createdAt: string;
}

export interface NoticeList {
  /**
     * Newest first.
     * @maxItems 50
     */
  results: Notice[];
  /**
     * The number of entries.
     * @minimum 0
     * @maximum 50
     */
  total: number;
}

/**
 * The oEmbed version.
 */
export type OEmbedVersion = typeof OEmbedVersion[keyof typeof OEmbedVersion];


export const OEmbedVersion = {
  '10': '1.0',
} as const;

/**
 * The oEmbed type.
 */
export type OEmbedType = typeof OEmbedType[keyof typeof OEmbedType];


export const OEmbedType = {
  link: 'link',
} as const;

export interface OEmbed {
  /** The oEmbed version. */
  version: OEmbedVersion;
  /** The oEmbed type. */
  type: OEmbedType;
  /**
     * The name of the creator, or the title of the content.
     * @maxLength 191
     */
  title: string;
  /**
     * The name of the creator.
     * @maxLength 30
     */
  author_name: string;
  /** The URL of the creator’s page. */
  author_url: string;
  /**
     * The name of this service.
     * @maxLength 20
     */
  provider_name: string;
  /** The URL of this service. */
  provider_url: string;
}

/**
 * The oEmbed version.
 */
export type OEmbedWithThumbnailVersion = typeof OEmbedWithThumbnailVersion[keyof typeof OEmbedWithThumbnailVersion];


export const OEmbedWithThumbnailVersion = {
  '10': '1.0',
} as const;

/**
 * The oEmbed type.
 */
export type OEmbedWithThumbnailType = typeof OEmbedWithThumbnailType[keyof typeof OEmbedWithThumbnailType];


export const OEmbedWithThumbnailType = {
  link: 'link',
} as const;

export interface OEmbedWithThumbnail {
  /** The oEmbed version. */
  version: OEmbedWithThumbnailVersion;
  /** The oEmbed type. */
  type: OEmbedWithThumbnailType;
  /**
     * The name of the creator, or the title of the content.
     * @maxLength 191
     */
  title: string;
  /**
     * The name of the creator.
     * @maxLength 30
     */
  author_name: string;
  /** The URL of the creator’s page. */
  author_url: string;
  /**
     * The name of this service.
     * @maxLength 20
     */
  provider_name: string;
  /** The URL of this service. */
  provider_url: string;
  /** The URL of the thumbnail. */
  thumbnail_url: string;
  /**
     * The width of the thumbnail in pixels.
     * @minimum 1
     * @maximum 1280
     */
  thumbnail_width: number;
  /**
     * The height of the thumbnail in pixels.
     * @minimum 1
     * @maximum 50000000
     */
  thumbnail_height: number;
}

export interface OrderBlocks {
  /**
     * Every block exactly once, with positions without gaps.
     * @maxItems 3
     */
  orders: BlockOrderInput[];
}

export interface OrderContents {
  /**
     * The IDs of your contents in their new order, each at most once. Omitted ones keep their order after them.
     * @maxItems 200
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  orders: number[];
}

export interface OrderItems {
  /**
     * The IDs of items of the content in their new order, each at most once. Omitted ones keep their order after them.
     * @maxItems 200
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  orders: number[];
}

export interface OrderLinks {
  /**
     * The IDs of your links in their new order, each at most once. Omitted ones keep their order after them.
     * @maxItems 100
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  orders: number[];
}

/**
 * `1` if links on the page are never turned into affiliate links.
 */
export type OwnAccountOptout = typeof OwnAccountOptout[keyof typeof OwnAccountOptout];


export const OwnAccountOptout = {
  NUMBER_0: '0',
  NUMBER_1: '1',
} as const;

export interface Translation {
  /**
     * The display name; null if the account's own is shown.
     * @maxLength 30
     * @nullable
     */
  displayName: string | null;
  /**
     * The introduction; null if the account's own is shown.
     * @maxLength 150
     * @nullable
     */
  introduction: string | null;
}

export interface Translations {
  /** The texts of pages in Japanese; null if the original is shown. */
  ja: Translation | null;
  /** The texts of pages in English; null if the original is shown. */
  en: Translation | null;
}

/**
 * The CSS `color-scheme` of the page, for the browser's scroll bars and form fields.
 */
export type ThemeColorScheme = typeof ThemeColorScheme[keyof typeof ThemeColorScheme];


export const ThemeColorScheme = {
  light: 'light',
  dark: 'dark',
} as const;

export interface ThemeColors {
  /** The CSS `color-scheme` of the page, for the browser's scroll bars and form fields. */
  colorScheme: ThemeColorScheme;
  /**
     * Background color of the page.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  background: string;
  /**
     * A CSS `background-image` over the background color, made of gradients only, never a URL. It fills the viewport and does not scroll. Null for a plain background.
     * @maxLength 1000
     * @nullable
     */
  backgroundImage: string | null;
  /**
     * The CSS `background-size` of the image; null if it fills the viewport.
     * @maxLength 100
     * @nullable
     */
  backgroundSize: string | null;
  /**
     * The URL path of the cover, an SVG. It changes when the drawing changes.
     * @maxLength 100
     */
  coverImage: string;
  /**
     * Background color of cards.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  surface: string;
  /**
     * Border color of cards, if they have a border.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  surfaceBorder: string;
  /**
     * Subtle background color within a card, for hovered entries and picture placeholders.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  wash: string;
  /**
     * Text color.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  text: string;
  /**
     * Secondary text color, for dates and captions.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  textSecondary: string;
  /**
     * Accent color for links, marks and the main action. Readable on every background of the theme.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  accent: string;
  /**
     * Text color on the accent color.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  onAccent: string;
  /**
     * Color of dividing lines.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  divider: string;
}

/**
 * The typeface of body text.
 */
export type ThemeFont = typeof ThemeFont[keyof typeof ThemeFont];


export const ThemeFont = {
  sans: 'sans',
  serif: 'serif',
  rounded: 'rounded',
  mono: 'mono',
} as const;

/**
 * The typeface of the display name and the headlines.
 */
export type ThemeDisplayFont = typeof ThemeDisplayFont[keyof typeof ThemeDisplayFont];


export const ThemeDisplayFont = {
  'dela-gothic-one': 'dela-gothic-one',
  dotgothic16: 'dotgothic16',
  'hachi-maru-pop': 'hachi-maru-pop',
  'kaisei-decol': 'kaisei-decol',
  'kaisei-tokumin': 'kaisei-tokumin',
  'kiwi-maru': 'kiwi-maru',
  'klee-one': 'klee-one',
  'mochiy-pop-one': 'mochiy-pop-one',
  'potta-one': 'potta-one',
  'rocknroll-one': 'rocknroll-one',
  stick: 'stick',
  'yuji-syuku': 'yuji-syuku',
  'yusei-magic': 'yusei-magic',
  'zen-kurenaido': 'zen-kurenaido',
  'zen-maru-gothic': 'zen-maru-gothic',
  'zen-old-mincho': 'zen-old-mincho',
} as const;

/**
 * The decoration of block headings: none, a line below, or a short bar before. The closest equivalent of `headingMark`.
 */
export type ThemeHeadingStyle = typeof ThemeHeadingStyle[keyof typeof ThemeHeadingStyle];


export const ThemeHeadingStyle = {
  plain: 'plain',
  underline: 'underline',
  bar: 'bar',
} as const;

/**
 * The decoration of block headings.
 */
export type ThemeHeadingMark = typeof ThemeHeadingMark[keyof typeof ThemeHeadingMark];


export const ThemeHeadingMark = {
  plain: 'plain',
  underline: 'underline',
  bar: 'bar',
  stamp: 'stamp',
  stars: 'stars',
  glow: 'glow',
  ribbon: 'ribbon',
  wave: 'wave',
  dashed: 'dashed',
  rules: 'rules',
  cursor: 'cursor',
  block: 'block',
} as const;

/**
 * How cards stand out from the background: not at all, with a border, or with their own color.
 */
export type ThemeCardStyle = typeof ThemeCardStyle[keyof typeof ThemeCardStyle];


export const ThemeCardStyle = {
  flat: 'flat',
  outline: 'outline',
  filled: 'filled',
} as const;

/**
 * The shape of links and tiles.
 */
export type ThemeShape = typeof ThemeShape[keyof typeof ThemeShape];


export const ThemeShape = {
  card: 'card',
  line: 'line',
  pill: 'pill',
  glow: 'glow',
  bubble: 'bubble',
  sticker: 'sticker',
  leaf: 'leaf',
  tide: 'tide',
  petal: 'petal',
  stitched: 'stitched',
  tatami: 'tatami',
  menu: 'menu',
  pixel: 'pixel',
  block: 'block',
  ticket: 'ticket',
  slab: 'slab',
} as const;

/**
 * The shape of the creator's icon.
 */
export type ThemeAvatarShape = typeof ThemeAvatarShape[keyof typeof ThemeAvatarShape];


export const ThemeAvatarShape = {
  circle: 'circle',
  rounded: 'rounded',
  square: 'square',
} as const;

/**
 * The spacing between elements.
 */
export type ThemeDensity = typeof ThemeDensity[keyof typeof ThemeDensity];


export const ThemeDensity = {
  compact: 'compact',
  regular: 'regular',
  airy: 'airy',
} as const;

export interface ThemeTokens {
  /** The CSS `color-scheme` of the page, for the browser's scroll bars and form fields. */
  colorScheme: ThemeColorScheme;
  /**
     * Background color of the page.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  background: string;
  /**
     * A CSS `background-image` over the background color, made of gradients only, never a URL. It fills the viewport and does not scroll. Null for a plain background.
     * @maxLength 1000
     * @nullable
     */
  backgroundImage: string | null;
  /**
     * The CSS `background-size` of the image; null if it fills the viewport.
     * @maxLength 100
     * @nullable
     */
  backgroundSize: string | null;
  /**
     * The URL path of the cover, an SVG. It changes when the drawing changes.
     * @maxLength 100
     */
  coverImage: string;
  /**
     * Background color of cards.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  surface: string;
  /**
     * Border color of cards, if they have a border.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  surfaceBorder: string;
  /**
     * Subtle background color within a card, for hovered entries and picture placeholders.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  wash: string;
  /**
     * Text color.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  text: string;
  /**
     * Secondary text color, for dates and captions.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  textSecondary: string;
  /**
     * Accent color for links, marks and the main action. Readable on every background of the theme.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  accent: string;
  /**
     * Text color on the accent color.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  onAccent: string;
  /**
     * Color of dividing lines.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  divider: string;
  /** The colors in dark mode; null if they are the same. */
  dark: ThemeColors | null;
  /** The typeface of body text. */
  fontFamily: ThemeFont;
  /** The generic typeface for headings, used while the display font loads and for characters it lacks. */
  headingFontFamily: ThemeFont;
  /** The typeface of the display name and the headlines. */
  displayFont: ThemeDisplayFont;
  /** The decoration of block headings: none, a line below, or a short bar before. The closest equivalent of `headingMark`. */
  headingStyle: ThemeHeadingStyle;
  /** The decoration of block headings. */
  headingMark: ThemeHeadingMark;
  /**
     * The corner radius of cards and pictures, in pixels.
     * @minimum 0
     * @maximum 28
     */
  radius: number;
  /** How cards stand out from the background: not at all, with a border, or with their own color. */
  cardStyle: ThemeCardStyle;
  /** The shape of links and tiles. */
  shape: ThemeShape;
  /** The shape of the creator's icon. */
  avatarShape: ThemeAvatarShape;
  /** The spacing between elements. */
  density: ThemeDensity;
}

export interface Theme {
  /**
     * The theme's ID.
     * @minimum 1
     * @maximum 2147483647
     */
  themeId: number;
  /**
     * A short name in ASCII, the same in every language.
     * @maxLength 30
     */
  name: string;
  /**
     * The name, in the language of the request.
     * @maxLength 30
     */
  displayName: string;
  /**
     * The name of its category, in the language of the request.
     * @maxLength 30
     */
  categoryDisplayName: string;
  /** The design tokens of the page. */
  tokens: ThemeTokens;
}

export interface OwnCategory {
  /**
     * The category's ID.
     * @minimum 1
     * @maximum 2147483647
     */
  id: number;
  /**
     * The name, in the language of the request.
     * @maxLength 50
     */
  name: string;
  /** Whether the account has selected it. */
  selectFlag: boolean;
}

export interface OwnCategoryKind {
  /**
     * The group's ID.
     * @minimum 1
     * @maximum 2147483647
     */
  id: number;
  /**
     * The name, in the language of the request.
     * @maxLength 50
     */
  name: string;
  /**
     * The categories of the group, with the selected ones marked.
     * @minItems 1
     * @maxItems 100
     */
  children: OwnCategory[];
}

export interface SocialLogin {
  /**
     * The provider.
     * @maxLength 20
     */
  provider: string;
  /**
     * The owner's name at the provider as of the last login.
     * @maxLength 30
     */
  displayName: string;
  /**
     * The e-mail address at the provider, for prefilling a form; null if the provider did not share it.
     * @maxLength 256
     * @nullable
     */
  email: string | null;
}

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

export interface OwnImport {
  /** The import; null if there is none. */
  import: Import | null;
}

export interface OwnLinkage {
  /**
     * The ID of the linked account.
     * @minimum 1
     * @maximum 2147483647
     */
  linkageId: number;
  /** The provider of the account. */
  providerName: LinkageProvider;
  /**
     * The display name of the provider.
     * @maxLength 20
     */
  providerDisplayName: string;
  /**
     * The domain of the provider.
     * @maxLength 20
     */
  providerDomain: string;
  /**
     * The URL of its profile at the provider.
     * @maxLength 2332
     */
  profilePageUrl: string;
  /**
     * The display name of the account.
     * @maxLength 191
     */
  snsAccountName: string;
  /**
     * The URL path of its avatar; null if there is none.
     * @maxLength 100
     * @nullable
     */
  thumbnailUrl: string | null;
  /** The picture in all its widths; null if there is none. */
  picture: Picture | null;
  /** Whether the grant has ended, so that the account has to be linked again. */
  needsReconnect: boolean;
}

export interface OwnLinkageList {
  /**
     * Grouped by provider.
     * @maxItems 20
     */
  results: OwnLinkage[];
  /**
     * The number of entries.
     * @minimum 0
     * @maximum 20
     */
  total: number;
}

/**
 * What was clicked.
 */
export type PressKind = typeof PressKind[keyof typeof PressKind];


export const PressKind = {
  link: 'link',
  content: 'content',
  item: 'item',
} as const;

/**
 * The mall at which an item is searched.
 */
export type PressMall = typeof PressMall[keyof typeof PressMall];


export const PressMall = {
  amazon: 'amazon',
  rakuten: 'rakuten',
  yahoo: 'yahoo',
} as const;

/**
 * The language in which the page was shown.
 */
export type PressLanguage = typeof PressLanguage[keyof typeof PressLanguage];


export const PressLanguage = {
  ja: 'ja',
  en: 'en',
} as const;

/**
 * Where the visitor came from, as in `logPageAccess`.
 */
export type PressReferrer = typeof PressReferrer[keyof typeof PressReferrer];


export const PressReferrer = {
  external: 'external',
  internal: 'internal',
  none: 'none',
} as const;

export interface Press {
  /**
     * The path of the page, without language prefix and query.
     * @minLength 1
     * @maxLength 2000
     */
  path: string;
  /** What was clicked. */
  kind: PressKind;
  /**
     * The ID of the link, content or item.
     * @minimum 1
     * @maximum 2147483647
     */
  targetId: number;
  /** The mall at which an item is searched. */
  mall?: PressMall;
  /** The language in which the page was shown. */
  language?: PressLanguage;
  /** Where the visitor came from, as in `logPageAccess`. */
  referrer?: PressReferrer;
  /**
     * The host of the other site, if any.
     * @minLength 1
     * @maxLength 253
     */
  host?: string;
}

export interface PreviewLink {
  /**
     * The http or https URL of a page, without user information. Amazon.co.jp URLs that are too long are read without their query, except `tag`.
     * @minLength 1
     * @maxLength 500
     */
  url: string;
}

export interface PublicAccount {
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
     * The LinkSwitch ID to load for visitors; null if there is none or the owner opted out.
     * @maxLength 20
     * @nullable
     */
  linkswitchPid: string | null;
  /**
     * The names of the selected categories, in the language of the request.
     * @maxItems 5
     * @items.maxLength 50
     */
  categoryNames: string[];
  /** Whether it is the signed-in account. */
  isMe: boolean;
}

export interface ReadImport {
  /** An archive of this site, a saved link page (HTML or MHTML), a LinkStack JSON file, or a table (CSV) of titles and addresses, up to 300 MB; all but archives up to 16 MB. */
  file: Blob;
}

export interface RedirectTarget {
  /**
     * The target: a path on this site without language prefix, or an https URL; null if there is no redirect.
     * @maxLength 2000
     * @nullable
     */
  redirectUrl: string | null;
}

export interface RefreshSession {
  /**
     * The most recent refresh token.
     * @minLength 1
     * @maxLength 200
     */
  refreshToken?: string;
}

export interface ResetPassword {
  /**
     * The new password. No white space; at least three of upper case, lower case, digit and symbol. Common passwords and those made from the display ID or e-mail address are rejected.
     * @minLength 8
     * @maxLength 128
     */
  password: string;
  /** Whether to disconnect the providers that can be used to log in, such as LINE. */
  disconnectSocialLogins?: boolean;
}

export interface RestoreAccount {
  /**
     * The token from the link in the e-mail.
     * @minLength 1
     * @maxLength 200
     */
  token: string;
}

export interface Session {
  /** The session's ID. */
  id: string;
  /** The type of device; `other` for programs and unknown devices. */
  deviceType: DeviceType;
  /**
     * The name of the browser; null if unknown.
     * @maxLength 40
     * @nullable
     */
  browser: string | null;
  /**
     * The name of the operating system; null if unknown.
     * @maxLength 40
     * @nullable
     */
  os: string | null;
  /** When the session started. */
  createdAt: string;
  /** When the session was last used, to the minute. */
  lastSeenAt: string;
  /** Whether this is the current session. */
  current: boolean;
}

export interface SessionList {
  /**
     * The current session first, then the most recently used.
     * @maxItems 100
     */
  results: Session[];
  /**
     * The total number of sessions, which may be more than are listed.
     * @minimum 0
     * @maximum 9007199254740991
     */
  total: number;
}

export interface SessionTokens {
  /**
     * To be sent as `Authorization: Bearer` with every request.
     * @maxLength 2048
     */
  accessToken: string;
  /**
     * Exchanges once for a new pair of tokens when the access token has expired.
     * @maxLength 100
     */
  refreshToken: string;
  /**
     * The lifetime of the access token in seconds.
     * @minimum 1
     * @maximum 2147483647
     */
  expiresIn: number;
}

/**
 * Where the headline is shown.
 */
export type SetHeadlineType = typeof SetHeadlineType[keyof typeof SetHeadlineType];


export const SetHeadlineType = {
  POST: 'POST',
  LINK: 'LINK',
  RECOMMEND_PROFILE: 'RECOMMEND_PROFILE',
  RECOMMEND_CONTENT: 'RECOMMEND_CONTENT',
  OTHER_POST: 'OTHER_POST',
} as const;

export interface SetHeadline {
  /** Where the headline is shown. */
  type: SetHeadlineType;
  /**
     * The text, on one line, not empty; null restores the default headline.
     * @minLength 1
     * @maxLength 15
     * @nullable
     */
  text: string | null;
}

export interface SetPassword {
  /**
     * The new password. No white space; at least three of upper case, lower case, digit and symbol. Common passwords and those made from the display ID or e-mail address are rejected.
     * @minLength 8
     * @maxLength 128
     */
  password: string;
}

/**
 * The name of the document.
 */
export type SiteDocumentName = typeof SiteDocumentName[keyof typeof SiteDocumentName];


export const SiteDocumentName = {
  terms: 'terms',
  privacy: 'privacy',
  'external-transmission': 'external-transmission',
  takedown: 'takedown',
  help: 'help',
  faq: 'faq',
} as const;

export interface SiteDocument {
  /** The name of the document. */
  name: SiteDocumentName;
  /** The version: the date on which it took effect. */
  version: string;
  /**
     * The title.
     * @maxLength 200
     */
  title: string;
  /**
     * The text in Markdown, without the title.
     * @maxLength 200000
     */
  content: string;
}

export interface SocialLoginRedirect {
  /** The URL of the provider's consent page, for one flow in this browser. */
  authUrl: string;
}

export interface SocialLoginWay {
  /** The URL of the provider's consent page, for one flow in this browser. */
  authUrl: string;
  /**
     * To be sent as `X-Flow-Token` with the callback parameters.
     * @maxLength 200
     */
  flowToken: string;
  /**
     * The lifetime in seconds.
     * @minimum 1
     * @maximum 2147483647
     */
  expiresIn: number;
}

/**
 * The name of the provider in URLs.
 */
export type SocialProviderProvider = typeof SocialProviderProvider[keyof typeof SocialProviderProvider];


export const SocialProviderProvider = {
  line: 'line',
} as const;

export interface SocialProvider {
  /** The name of the provider in URLs. */
  provider: SocialProviderProvider;
  /**
     * The display name of the provider.
     * @maxLength 30
     */
  displayName: string;
}

export interface SocialProviders {
  /**
     * The configured providers, in display order.
     * @maxItems 1
     */
  results: SocialProvider[];
  /**
     * The number of entries.
     * @minimum 0
     * @maximum 1
     */
  total: number;
}

export interface SocialReturn {
  /**
     * The single-use code from the provider.
     * @minLength 1
     * @maxLength 1000
     */
  code: string;
  /**
     * The state from the provider; verified if sent.
     * @minLength 1
     * @maxLength 1000
     */
  state?: string;
}

export interface SocialUser {
  /**
     * The ID of the user at the provider.
     * @maxLength 64
     */
  userId: string;
  /**
     * The token for creating the account: single-use, in this browser, within an hour.
     * @maxLength 64
     */
  authToken: string;
  /**
     * The display name at the provider, shortened to our limit, to prefill the form. Empty if there is none.
     * @maxLength 30
     */
  displayName: string;
  /** Whether the user already has an account here. */
  registered: boolean;
}

export interface SocialUserWay {
  /**
     * The ID of the user at the provider.
     * @maxLength 64
     */
  userId: string;
  /**
     * The token for creating the account: single-use, in this browser, within an hour.
     * @maxLength 64
     */
  authToken: string;
  /**
     * The display name at the provider, shortened to our limit, to prefill the form. Empty if there is none.
     * @maxLength 30
     */
  displayName: string;
  /** Whether the user already has an account here. */
  registered: boolean;
  /**
     * To be sent as `X-Flow-Token` with the sign-up.
     * @maxLength 200
     */
  flowToken: string;
  /**
     * The lifetime in seconds.
     * @minimum 1
     * @maximum 2147483647
     */
  expiresIn: number;
}

export interface StorePicture {
  /** The picture. A still JPEG, PNG or WebP, up to 15 MB and 50 megapixels. */
  image: Blob;
}

export interface StoredPicture {
  /**
     * The name of the picture, for the field `imageFileName` of other operations.
     * @maxLength 100
     */
  imageFileName: string;
  /**
     * The width of the original, upright, in pixels.
     * @minimum 1
     * @maximum 50000000
     */
  width: number;
  /**
     * The height of the original, upright, in pixels.
     * @minimum 1
     * @maximum 50000000
     */
  height: number;
  /** When the picture is deleted unless it is used by then. */
  usableUntil: string;
}

export interface ThemeList {
  /**
     * In display order, grouped by category. The first theme is the default of new pages.
     * @maxItems 100
     */
  results: Theme[];
  /**
     * The number of entries.
     * @minimum 0
     * @maximum 100
     */
  total: number;
}

export interface UndoEmailChange {
  /**
     * The token from the link in the e-mail.
     * @minLength 1
     * @maxLength 200
     */
  token: string;
}

export interface UnreadCount {
  /**
     * The number of unread news articles published since the account was created.
     * @minimum 0
     * @maximum 2147483647
     */
  count: number;
}

export interface UpdateContent {
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
}

export interface UpdateItem {
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
  /**
     * The keyword to search malls for, on one line. For an item with a URL its name; empty or null for none.
     * @maxLength 100
     * @nullable
     */
  name?: string | null;
  /**
     * The http or https URL of a shop; empty or null for an item with a keyword. Amazon.co.jp URLs that are too long are stored without their query, except `tag`.
     * @maxLength 500
     * @nullable
     */
  url?: string | null;
  /**
     * The name of a picture instead of a file: as returned by `storePicture`, or the last part of the URL of any picture of the account. Empty counts as omitted.
     * @maxLength 200
     */
  imageFileName?: string;
  /** Whether malls are searched for its keyword, which drops its URL; otherwise it has a URL, and the keyword becomes its name. In a form, `1` or `0`. */
  majorMallFlag?: boolean;
}

export interface UpdateItemForm {
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
  /**
     * The keyword to search malls for, on one line. For an item with a URL its name; empty or null for none.
     * @maxLength 100
     * @nullable
     */
  name?: string | null;
  /**
     * The http or https URL of a shop; empty or null for an item with a keyword. Amazon.co.jp URLs that are too long are stored without their query, except `tag`.
     * @maxLength 500
     * @nullable
     */
  url?: string | null;
  /** The picture as a file; alternatively `imageFileName`. A still JPEG, PNG or WebP, up to 15 MB and 50 megapixels. */
  image?: Blob;
  /**
     * The name of a picture instead of a file: as returned by `storePicture`, or the last part of the URL of any picture of the account. Empty counts as omitted.
     * @maxLength 200
     */
  imageFileName?: string;
  /** Whether malls are searched for its keyword, which drops its URL; otherwise it has a URL, and the keyword becomes its name. In a form, `1` or `0`. */
  majorMallFlag?: boolean;
}

export interface UpdateLink {
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
  /**
     * Changes of the details, by position; an empty one changes nothing.
     * @maxItems 4
     */
  details?: LinkDetailInput[];
}

export interface UpdateLinkForm {
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
  /**
     * Changes of the details, by position; an empty one changes nothing.
     * @maxItems 4
     */
  details?: LinkDetailInputForm[];
}

/**
 * `1` never turns links on the page into affiliate links.
 */
export type UpdateOwnAccountOptout = typeof UpdateOwnAccountOptout[keyof typeof UpdateOwnAccountOptout];


export const UpdateOwnAccountOptout = {
  NUMBER_0: '0',
  NUMBER_1: '1',
} as const;

export interface WriteTranslation {
  /**
     * The display name, on one line. If empty, null or omitted, the original is shown.
     * @maxLength 30
     * @nullable
     */
  displayName?: string | null;
  /**
     * The introduction. If empty, null or omitted, the original is shown.
     * @maxLength 150
     * @nullable
     */
  introduction?: string | null;
}

export interface WriteTranslations {
  /** The texts of pages in Japanese. Replaces the previous ones; null removes them. */
  ja?: WriteTranslation | null;
  /** The texts of pages in English. Replaces the previous ones; null removes them. */
  en?: WriteTranslation | null;
}

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

/**
 * `1` never turns links on the page into affiliate links.
 */
export type UpdateOwnAccountFormOptout = typeof UpdateOwnAccountFormOptout[keyof typeof UpdateOwnAccountFormOptout];


export const UpdateOwnAccountFormOptout = {
  NUMBER_0: '0',
  NUMBER_1: '1',
} as const;

export interface UpdateOwnAccountForm {
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
     * The icon as a file; alternatively `imageFileName`. Null removes it. A still JPEG, PNG or WebP, up to 15 MB and 50 megapixels.
     * @nullable
     */
  icon?: Blob | null;
  /**
     * The name of a picture instead of a file: as returned by `storePicture`, or the last part of the URL of any picture of the account. Empty counts as omitted.
     * @maxLength 200
     */
  imageFileName?: string;
  /**
     * The creator's own cover as a file. Null restores the theme's cover. A still JPEG, PNG or WebP, up to 15 MB and 50 megapixels.
     * @nullable
     */
  cover?: Blob | null;
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
  optout?: UpdateOwnAccountFormOptout;
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

export interface ValidateNewAccount {
  /**
     * The last part of the page's URL. Unique, ignoring case. Letters, digits, hyphens, underscores and dots; must start and end with a letter or digit.
     * @minLength 1
     * @maxLength 30
     * @pattern ^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$
     */
  displayId: string;
  /**
     * The e-mail address; only its format is checked.
     * @minLength 1
     * @maxLength 256
     */
  email?: string;
}

export interface ValidateOwnAccount {
  /**
     * The last part of the page's URL. Unique, ignoring case. Letters, digits, hyphens, underscores and dots; must start and end with a letter or digit.
     * @minLength 1
     * @maxLength 30
     * @pattern ^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$
     */
  displayId: string;
}

export interface Withdraw {
  /**
     * The ID of the reason, from `listWithdrawReasons`.
     * @minimum 1
     * @maximum 2147483647
     */
  reasonId: number;
  /**
     * The reason in words. Required with reason 1, rejected with any other.
     * @minLength 1
     * @maxLength 200
     */
  reasonText?: string;
}

export interface WithdrawReason {
  /**
     * The reason's ID; 1 is "something else", which requires a text.
     * @minimum 1
     * @maximum 2147483647
     */
  reasonId: number;
  /**
     * The reason, in the language of the request.
     * @maxLength 100
     */
  reason: string;
}

export interface WithdrawReasonList {
  /**
     * In display order; "something else" comes last.
     * @maxItems 1000
     */
  results: WithdrawReason[];
  /**
     * The number of entries.
     * @minimum 0
     * @maximum 1000
     */
  total: number;
}

export interface YoutubeVideo {
  /**
     * The ID of the video, as in its URLs.
     * @minLength 11
     * @maxLength 11
     */
  videoId: string;
  /**
     * The title.
     * @maxLength 191
     */
  title: string;
  /**
     * The description, on any number of lines; empty if there is none.
     * @maxLength 5000
     */
  description: string;
  /**
     * Its hash tags, without the leading `#`.
     * @maxItems 30
     * @items.maxLength 100
     */
  hashTags: string[];
  /**
     * The URL of the thumbnail at YouTube, to be sent when the video is posted here; browsers show `previewUrl` instead. Null if there is none.
     * @maxLength 2048
     * @nullable
     */
  thumbnail: string | null;
  /**
     * The URL path of a small WebP preview, valid for an hour and only for this account, so that browsers load nothing from the provider. Null if there is no picture.
     * @maxLength 3200
     * @nullable
     */
  previewUrl: string | null;
  /** When it was published at the provider. */
  publishedAt: string;
}

/**
 * The language of texts in the response: Japanese unless English is preferred.
 */
export type AcceptLanguageParameter = string;

export type CreateAccountParams = {
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: CreateAccountTokens;
};

export type CreateAccountTokens = typeof CreateAccountTokens[keyof typeof CreateAccountTokens];


export const CreateAccountTokens = {
  body: 'body',
} as const;

export type CheckSignUpCodeParams = {
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: CheckSignUpCodeTokens;
};

export type CheckSignUpCodeTokens = typeof CheckSignUpCodeTokens[keyof typeof CheckSignUpCodeTokens];


export const CheckSignUpCodeTokens = {
  body: 'body',
} as const;

export type ChangeEmailParams = {
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: ChangeEmailTokens;
};

export type ChangeEmailTokens = typeof ChangeEmailTokens[keyof typeof ChangeEmailTokens];


export const ChangeEmailTokens = {
  body: 'body',
} as const;

export type ChangePasswordParams = {
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: ChangePasswordTokens;
};

export type ChangePasswordTokens = typeof ChangePasswordTokens[keyof typeof ChangePasswordTokens];


export const ChangePasswordTokens = {
  body: 'body',
} as const;

export type SendConfirmationCodeParams = {
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: SendConfirmationCodeTokens;
};

export type SendConfirmationCodeTokens = typeof SendConfirmationCodeTokens[keyof typeof SendConfirmationCodeTokens];


export const SendConfirmationCodeTokens = {
  body: 'body',
} as const;

export type ForgotPasswordParams = {
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: ForgotPasswordTokens;
};

export type ForgotPasswordTokens = typeof ForgotPasswordTokens[keyof typeof ForgotPasswordTokens];


export const ForgotPasswordTokens = {
  body: 'body',
} as const;

export type CheckForgotPasswordCodeParams = {
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: CheckForgotPasswordCodeTokens;
};

export type CheckForgotPasswordCodeTokens = typeof CheckForgotPasswordCodeTokens[keyof typeof CheckForgotPasswordCodeTokens];


export const CheckForgotPasswordCodeTokens = {
  body: 'body',
} as const;

export type LogInParams = {
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: LogInTokens;
};

export type LogInTokens = typeof LogInTokens[keyof typeof LogInTokens];


export const LogInTokens = {
  body: 'body',
} as const;

export type RefreshSessionParams = {
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: RefreshSessionTokens;
};

export type RefreshSessionTokens = typeof RefreshSessionTokens[keyof typeof RefreshSessionTokens];


export const RefreshSessionTokens = {
  body: 'body',
} as const;

export type LookUpContentsParams = {
/**
 * The number of entries to skip.
 * @minimum 0
 * @maximum 2147483647
 */
offset?: number;
/**
 * The maximum number of entries to return.
 * @minimum 1
 * @maximum 30
 */
limit?: number;
/**
 * The IDs of the contents, in the order of the response.
 * @minItems 1
 * @maxItems 500
 * @items.minimum 1
 * @items.maximum 2147483647
 */
contentIds: number[];
};

export type ListContentsParams = {
/**
 * The number of entries to skip.
 * @minimum 0
 * @maximum 2147483647
 */
offset?: number;
/**
 * The maximum number of entries to return.
 * @minimum 1
 * @maximum 200
 */
limit?: number;
};

export type ReadInsightsParams = {
/**
 * The first day. By default, the period is 28 days.
 * @minLength 10
 * @maxLength 10
 * @pattern ^2\d{3}-\d{2}-\d{2}$
 */
from?: string;
/**
 * The last day, at most 90 days after the first. Today by default.
 * @minLength 10
 * @maxLength 10
 * @pattern ^2\d{3}-\d{2}-\d{2}$
 */
to?: string;
};

export type ExportInsightsParams = {
/**
 * The first day. By default, the period is 28 days.
 * @minLength 10
 * @maxLength 10
 * @pattern ^2\d{3}-\d{2}-\d{2}$
 */
from?: string;
/**
 * The last day, at most 90 days after the first. Today by default.
 * @minLength 10
 * @maxLength 10
 * @pattern ^2\d{3}-\d{2}-\d{2}$
 */
to?: string;
};

export type LookUpItemsParams = {
/**
 * The number of entries to skip.
 * @minimum 0
 * @maximum 2147483647
 */
offset?: number;
/**
 * The maximum number of entries to return.
 * @minimum 1
 * @maximum 40
 */
limit?: number;
/**
 * The IDs of the items, in the order of the response.
 * @minItems 1
 * @maxItems 500
 * @items.minimum 1
 * @items.maximum 2147483647
 */
itemIds: number[];
};

export type ListItemsParams = {
/**
 * The number of entries to skip.
 * @minimum 0
 * @maximum 2147483647
 */
offset?: number;
/**
 * The maximum number of entries to return.
 * @minimum 1
 * @maximum 200
 */
limit?: number;
};

export type ListContentItemsParams = {
/**
 * The number of entries to skip.
 * @minimum 0
 * @maximum 2147483647
 */
offset?: number;
/**
 * The maximum number of entries to return.
 * @minimum 1
 * @maximum 200
 */
limit?: number;
};

export type ListLinksParams = {
/**
 * The number of entries to skip.
 * @minimum 0
 * @maximum 2147483647
 */
offset?: number;
/**
 * The maximum number of entries to return.
 * @minimum 1
 * @maximum 50
 */
limit?: number;
};

export type LogPageAccessParams = {
/**
 * The path of the page, without language prefix and query.
 * @minLength 1
 * @maxLength 2000
 */
path?: string;
/**
 * The language in which the page was shown.
 */
language?: LogPageAccessLanguage;
/**
 * Where the visitor came from: another site, another page of this site, or unknown.
 */
referrer?: LogPageAccessReferrer;
/**
 * The host of the other site from which the visitor came, without a path.
 * @minLength 1
 * @maxLength 253
 */
host?: string;
};

export type LogPageAccessLanguage = typeof LogPageAccessLanguage[keyof typeof LogPageAccessLanguage];


export const LogPageAccessLanguage = {
  ja: 'ja',
  en: 'en',
} as const;

export type LogPageAccessReferrer = typeof LogPageAccessReferrer[keyof typeof LogPageAccessReferrer];


export const LogPageAccessReferrer = {
  external: 'external',
  internal: 'internal',
  none: 'none',
} as const;

export type ListNewsParams = {
/**
 * The number of entries to skip.
 * @minimum 0
 * @maximum 2147483647
 */
offset?: number;
/**
 * The maximum number of entries to return.
 * @minimum 1
 * @maximum 20
 */
limit?: number;
};

export type ListInstagramPostsParams = {
/**
 * The linked account to read through.
 * @minimum 1
 * @maximum 2147483647
 */
linkageId: number;
/**
 * The token from the previous page; omit it for the newest posts.
 * @minLength 1
 * @maxLength 1000
 */
nextPageToken?: string;
/**
 * The maximum number of entries to return.
 * @minimum 1
 * @maximum 20
 */
limit?: number;
};

export type ReadInstagramPostParams = {
/**
 * The linked account to read through.
 * @minimum 1
 * @maximum 2147483647
 */
linkageId: number;
/**
 * The ID of the post.
 * @minLength 1
 * @maxLength 1000
 */
id: string;
};

export type CreateSocialAccountParams = {
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: CreateSocialAccountTokens;
};

export type CreateSocialAccountTokens = typeof CreateSocialAccountTokens[keyof typeof CreateSocialAccountTokens];


export const CreateSocialAccountTokens = {
  body: 'body',
} as const;

export type LogInWithProviderParams = {
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: LogInWithProviderTokens;
};

export type LogInWithProviderTokens = typeof LogInWithProviderTokens[keyof typeof LogInWithProviderTokens];


export const LogInWithProviderTokens = {
  body: 'body',
} as const;

export type BeginSocialLoginParams = {
/**
 * Where the flow starts: log-in, sign-up, or the account settings. The cookie `oauthFrom` passes it on to the callback page.
 */
from: BeginSocialLoginFrom;
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: BeginSocialLoginTokens;
};

export type BeginSocialLoginFrom = typeof BeginSocialLoginFrom[keyof typeof BeginSocialLoginFrom];


export const BeginSocialLoginFrom = {
  login: 'login',
  signup: 'signup',
  settings: 'settings',
} as const;

export type BeginSocialLoginTokens = typeof BeginSocialLoginTokens[keyof typeof BeginSocialLoginTokens];


export const BeginSocialLoginTokens = {
  body: 'body',
} as const;

export type GetSocialUserParams = {
/**
 * The single-use code from the provider. Omit it to get the user who was already verified in this browser.
 * @minLength 1
 * @maxLength 1000
 */
code?: string;
/**
 * The state from the provider; verified if sent.
 * @minLength 1
 * @maxLength 1000
 */
state?: string;
/**
 * `1` rejects a user who already has an account, with `E0203`.
 */
unique?: GetSocialUserUnique;
/**
 * For programs without cookies: `body` returns tokens in the body instead of setting cookies.
 */
tokens?: GetSocialUserTokens;
};

export type GetSocialUserUnique = typeof GetSocialUserUnique[keyof typeof GetSocialUserUnique];


export const GetSocialUserUnique = {
  NUMBER_0: '0',
  NUMBER_1: '1',
} as const;

export type GetSocialUserTokens = typeof GetSocialUserTokens[keyof typeof GetSocialUserTokens];


export const GetSocialUserTokens = {
  body: 'body',
} as const;

export type ReadYoutubeVideoParams = {
/**
 * The linked account to read through.
 * @minimum 1
 * @maximum 2147483647
 */
linkageId: number;
/**
 * The ID of the video, as in its URLs.
 * @minLength 11
 * @maxLength 11
 * @pattern ^[0-9A-Za-z_-]{11}$
 */
videoId: string;
};

export type GetEmbedParams = {
/**
 * The URL of a profile or content page, in any language.
 * @minLength 1
 * @maxLength 2000
 */
url: string;
/**
 * The format; XML is not supported.
 */
format?: GetEmbedFormat;
/**
 * The maximum width of the thumbnail, in pixels.
 * @minimum 1
 * @maximum 100000
 */
maxwidth?: number;
/**
 * The maximum height of the thumbnail, in pixels.
 * @minimum 1
 * @maximum 100000
 */
maxheight?: number;
};

export type GetEmbedFormat = typeof GetEmbedFormat[keyof typeof GetEmbedFormat];


export const GetEmbedFormat = {
  json: 'json',
  xml: 'xml',
} as const;

export type LookUpRedirectParams = {
/**
 * The path of a page. Language prefix and query are ignored.
 * @minLength 1
 * @maxLength 2000
 */
path: string;
};

