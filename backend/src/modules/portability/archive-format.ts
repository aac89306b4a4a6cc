import { z } from 'zod';
import { URL_LIMITS } from '../../common/rules/web-address.js';
import { CONTENT_PROVIDERS, PROVIDER_LIMITS } from '../../providers/provider.rules.js';
import {
  CONTENTS_FORMATS,
  DISPLAY_NAME_LIMITS,
  HEADER_TYPES,
  INTRODUCTION_LIMITS,
  NUMERIC_ID_LIMITS,
} from '../accounts/account.rules.js';
import { BLOCK_NAMES } from '../blocks/block.js';
import { CATEGORY_LIMITS } from '../categories/category.rules.js';
import { CONTENT_LIMITS } from '../contents/content-limits.rules.js';
import { HEADLINE_TYPES } from '../headlines/headline-type.js';
import { HEADLINE_LIMITS } from '../headlines/headline.rules.js';
import { ITEM_LIMITS } from '../items/item-limits.rules.js';
import { LINK_LIMITS } from '../links/link-limits.rules.js';
import { LINK_TYPE_NAMES, MAX_DETAILS } from '../links/link-type.js';
import { TIME_ZONE_LIMITS, VISIBILITIES } from '../visibility/visibility.rules.js';

/** Identifies an archive. */
export const ARCHIVE_FORMAT = 'hitohira-archive';

/** The version of the format. Within it, fields are only added. */
export const ARCHIVE_VERSION = 1;

/** Where the schema is served. Never changes. */
export const ARCHIVE_SCHEMA_PATH = '/api/schemas/archive-1.json';

/** The file in an archive that holds everything but the pictures. */
export const ARCHIVE_JSON = 'hitohira.json';

/** The name of a picture in an archive. */
export const ARCHIVE_PICTURE = /^media\/[1-9]\d{0,5}\.(?:jpg|png|webp)$/;

/** UTF-16 code units per code point of a limit: two, doubled for text that is not normalised yet. */
const CODE_UNITS = 4;

// The schema states the API's limits; the reader applies the API's rules. Far longer texts are refused before they are
// normalised, which takes quadratic time.
const text = (maxLength: number, description: string) =>
  z
    .string()
    .refine((value) => value.length <= maxLength * CODE_UNITS)
    .meta({ maxLength, description });
const textOrNull = (maxLength: number, description: string) => text(maxLength, description).nullable();
const picture = z
  .string()
  .regex(ARCHIVE_PICTURE)
  .nullable()
  .meta({ description: 'The name of the picture file in this archive.' });
const time = (description: string) => z.string().meta({ format: 'date-time', description });
const listOf = <Entry extends z.ZodType>(entry: Entry, maxItems: number, description: string) =>
  z.array(entry).meta({ maxItems, description });

/** Who may see an entry, and when. Defaults to public for archives older than this field. */
const visibility = {
  visibility: z.enum(VISIBILITIES).optional().meta({
    description:
      'Who can see it: `public`, everybody within its period; `hidden` and `draft`, only its owner.',
  }),
  visibleFrom: time('When it becomes visible to visitors, in UTC; null if it has no start.')
    .nullable()
    .optional(),
  visibleUntil: time('When it stops being visible to visitors, in UTC; null if it has no end.')
    .nullable()
    .optional(),
};

/** A link of an archive. */
export const archivedLink = z.object({
  type: z.enum(LINK_TYPE_NAMES).meta({ description: 'The link type.' }),
  ...visibility,
  details: listOf(
    z.object({
      title: textOrNull(LINK_LIMITS.title, 'The title.'),
      url: textOrNull(URL_LIMITS.max, 'The URL.'),
      text: textOrNull(LINK_LIMITS.text, 'The text.'),
      picture,
    }),
    MAX_DETAILS,
    'The details, from left to right.',
  ),
});

/** An item of an archive. */
const archivedItem = z.object({
  name: textOrNull(ITEM_LIMITS.keyword, 'The name, or the keyword to search malls for.'),
  url: textOrNull(URL_LIMITS.max, 'The URL of a shop; null if malls are searched.'),
  majorMall: z.boolean().meta({ description: 'Whether malls are searched for the name.' }),
  picture,
  ...visibility,
});

/** A content of an archive. */
export const archivedContent = z.object({
  provider: z.enum(CONTENT_PROVIDERS).meta({ description: 'The provider it was posted from.' }),
  contentUrl: text(URL_LIMITS.max, 'The URL at the provider.'),
  ...visibility,
  publishedAt: time('When it was published at the provider, in UTC.'),
  title: textOrNull(CONTENT_LIMITS.title, 'The title.'),
  description: textOrNull(CONTENT_LIMITS.text, 'The description.'),
  hashTags: listOf(text(CONTENT_LIMITS.hashTag, 'Without #.'), CONTENT_LIMITS.hashTags, 'The hash tags.'),
  media: listOf(
    z.object({
      picture,
      video: z.boolean().meta({ description: 'Whether the picture is a still of a video.' }),
      videoUrl: textOrNull(PROVIDER_LIMITS.fileUrl, 'The URL at which the provider plays the video.'),
      copied: z.boolean().optional().meta({
        description:
          'Whether the picture was copied from the provider, and is replaced or removed with its data.',
      }),
    }),
    CONTENT_LIMITS.media,
    'The pictures and videos, in order.',
  ),
  items: listOf(archivedItem, ITEM_LIMITS.perContent, 'The items, in page order.'),
});

const words = z.object({
  ja: text(CATEGORY_LIMITS.name, 'In Japanese.'),
  en: text(CATEGORY_LIMITS.name, 'In English.'),
});

/** The texts of the page in another language. */
const translation = (description: string) =>
  z
    .object({
      displayName: textOrNull(DISPLAY_NAME_LIMITS.max, 'The display name; null if the original is shown.'),
      introduction: textOrNull(INTRODUCTION_LIMITS.max, 'The introduction; null if the original is shown.'),
    })
    .nullable()
    .meta({ description });

/** The page itself, without its entries. */
export const archivedProfile = z.object({
  displayName: text(DISPLAY_NAME_LIMITS.max, 'The display name.'),
  introduction: textOrNull(INTRODUCTION_LIMITS.max, 'The introduction.'),
  translations: z
    .object({
      ja: translation('The texts of pages in Japanese; null if the original is shown.'),
      en: translation('The texts of pages in English; null if the original is shown.'),
    })
    .optional()
    .meta({ description: 'The display name and introduction in a second language.' }),
  icon: picture,
  cover: picture,
  categories: listOf(words, CATEGORY_LIMITS.max, 'The names of the categories.'),
  theme: z.int().meta({ description: 'The ID of the theme.' }),
  headerType: z.enum(HEADER_TYPES).meta({ description: 'The layout of the page header.' }),
  contentsFormat: z
    .union(CONTENTS_FORMATS.values.map((value) => z.literal(value)))
    .meta({ description: 'How many contents the page shows at first.' }),
  headlines: listOf(
    z.object({
      type: z.enum(HEADLINE_TYPES).meta({ description: 'Where it is shown.' }),
      text: text(HEADLINE_LIMITS.max, 'The text.'),
    }),
    HEADLINE_TYPES.length,
    "The creator's own headlines; the others are the defaults.",
  ),
  blocks: listOf(
    z.object({
      name: z.enum(BLOCK_NAMES).meta({ description: 'The name of the block.' }),
      shown: z.boolean().meta({ description: 'Whether visitors see it.' }),
    }),
    BLOCK_NAMES.length,
    'The blocks of the page, from top to bottom.',
  ),
});

/** The settings of an archive. */
export const archivedSettings = z.object({
  searchable: z.boolean().meta({ description: 'Whether search engines may list the page.' }),
  optout: z.boolean().meta({ description: 'Whether links are never turned into affiliate links.' }),
  linkswitchPid: textOrNull(NUMERIC_ID_LIMITS.max, 'The LinkSwitch ID.'),
  mylinkPid: textOrNull(NUMERIC_ID_LIMITS.max, 'The first MyLink ID.'),
  mylinkSid: textOrNull(NUMERIC_ID_LIMITS.max, 'The second MyLink ID.'),
  timeZone: text(
    TIME_ZONE_LIMITS.max,
    'The IANA name of the time zone in which the creator enters times.',
  ).optional(),
});

/** The schema for writing archives. */
const archive = z.object({
  $schema: z.string().meta({ description: 'The URL of this schema.' }),
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  exportedAt: time('When the archive was created, in UTC.'),
  profile: archivedProfile,
  settings: archivedSettings,
  links: listOf(archivedLink, LINK_LIMITS.perAccount, 'The links, in page order.'),
  contents: listOf(archivedContent, CONTENT_LIMITS.perAccount, 'The contents, in page order.'),
});

/**
 * The schema for reading archives. Entries are validated one by one, so that a broken one does not affect the others;
 * unknown fields are ignored.
 */
export const readableArchive = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  profile: z.unknown().optional(),
  settings: z.unknown().optional(),
  links: z.array(z.unknown()),
  contents: z.array(z.unknown()),
});

export type Archive = z.infer<typeof archive>;
export type ArchivedVisibility = z.infer<z.ZodObject<typeof visibility>>;
export type ArchivedLink = z.infer<typeof archivedLink>;
export type ArchivedContent = z.infer<typeof archivedContent>;
export type ArchivedItem = z.infer<typeof archivedItem>;
export type ArchivedProfile = z.infer<typeof archivedProfile>;
export type ArchivedTranslations = NonNullable<ArchivedProfile['translations']>;
export type ArchivedSettings = z.infer<typeof archivedSettings>;

/** The JSON Schema of `hitohira.json`, served and committed. */
export function archiveSchema(): object {
  return {
    title: 'Hitohira archive',
    description: `The file ${ARCHIVE_JSON} in the archive of a creator’s page. Its pictures are beside it.`,
    ...z.toJSONSchema(archive),
  };
}
