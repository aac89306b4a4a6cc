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
  .meta({ description: 'The name of its file in this archive.' });
const time = (description: string) => z.string().meta({ format: 'date-time', description });
const listOf = <Entry extends z.ZodType>(entry: Entry, maxItems: number, description: string) =>
  z.array(entry).meta({ maxItems, description });

/** Who may see an entry, and when. Defaults to public for archives older than this field. */
const visibility = {
  visibility: z.enum(VISIBILITIES).optional().meta({
    description: 'Who may see it: `public`, everybody in its time; `hidden` and `draft`, only its owner.',
  }),
  visibleFrom: time('From when visitors see it, in UTC; null for the beginning.').nullable().optional(),
  visibleUntil: time('Until when visitors see it, in UTC; null for ever.').nullable().optional(),
};

/** A link of an archive. */
export const archivedLink = z.object({
  type: z.enum(LINK_TYPE_NAMES).meta({ description: 'What it looks like.' }),
  ...visibility,
  details: listOf(
    z.object({
      title: textOrNull(LINK_LIMITS.title, 'Its title.'),
      url: textOrNull(URL_LIMITS.max, 'Where it leads.'),
      text: textOrNull(LINK_LIMITS.text, 'Its text.'),
      picture,
    }),
    MAX_DETAILS,
    'Its parts, from left to right.',
  ),
});

/** An item of an archive. */
const archivedItem = z.object({
  name: textOrNull(ITEM_LIMITS.keyword, 'Its name, or the words that shops are searched for.'),
  url: textOrNull(URL_LIMITS.max, 'Its page; null where shops are searched.'),
  majorMall: z.boolean().meta({ description: 'Whether shops are searched for its name.' }),
  picture,
  ...visibility,
});

/** A content of an archive. */
export const archivedContent = z.object({
  provider: z.enum(CONTENT_PROVIDERS).meta({ description: 'Where it was published.' }),
  contentUrl: text(URL_LIMITS.max, 'Its address there.'),
  ...visibility,
  publishedAt: time('When it was published there, in UTC.'),
  title: textOrNull(CONTENT_LIMITS.title, 'Its title.'),
  description: textOrNull(CONTENT_LIMITS.text, 'Its description.'),
  hashTags: listOf(text(CONTENT_LIMITS.hashTag, 'Without #.'), CONTENT_LIMITS.hashTags, 'Its hash tags.'),
  media: listOf(
    z.object({
      picture,
      video: z.boolean().meta({ description: 'Whether the picture is a still of a video.' }),
      videoUrl: textOrNull(PROVIDER_LIMITS.fileUrl, 'Where the video is played.'),
    }),
    CONTENT_LIMITS.media,
    'Its pictures, in order.',
  ),
  items: listOf(
    archivedItem,
    ITEM_LIMITS.perContent,
    'What is recommended with it, in the order of the page.',
  ),
});

const words = z.object({
  ja: text(CATEGORY_LIMITS.name, 'In Japanese.'),
  en: text(CATEGORY_LIMITS.name, 'In English.'),
});

/** The texts of the page in another language. */
const translation = (description: string) =>
  z
    .object({
      displayName: textOrNull(DISPLAY_NAME_LIMITS.max, 'The name; null where the first one is shown.'),
      introduction: textOrNull(
        INTRODUCTION_LIMITS.max,
        'The introduction; null where the first one is shown.',
      ),
    })
    .nullable()
    .meta({ description });

/** The page itself, without its entries. */
export const archivedProfile = z.object({
  displayName: text(DISPLAY_NAME_LIMITS.max, 'The name on the page.'),
  introduction: textOrNull(INTRODUCTION_LIMITS.max, 'The introduction.'),
  translations: z
    .object({
      ja: translation('What pages in Japanese show; null where it is the texts above.'),
      en: translation('What pages in English show; null where it is the texts above.'),
    })
    .optional()
    .meta({ description: 'The name and the introduction in a second language.' }),
  icon: picture,
  cover: picture,
  categories: listOf(words, 100, 'What the page is about, by name.'),
  theme: z.int().meta({ description: 'The number of the theme.' }),
  headerType: z.enum(HEADER_TYPES).meta({ description: 'How the top of the page is arranged.' }),
  contentsFormat: z
    .union(CONTENTS_FORMATS.values.map((value) => z.literal(value)))
    .meta({ description: 'How many contents are shown at first.' }),
  headlines: listOf(
    z.object({
      type: z.enum(HEADLINE_TYPES).meta({ description: 'Over which list it stands.' }),
      text: text(HEADLINE_LIMITS.max, 'Its words.'),
    }),
    HEADLINE_TYPES.length,
    'Headlines in own words; the others are those of the site.',
  ),
  blocks: listOf(
    z.object({
      name: z.enum(BLOCK_NAMES).meta({ description: 'Which block.' }),
      shown: z.boolean().meta({ description: 'Whether visitors see it.' }),
    }),
    BLOCK_NAMES.length,
    'The blocks of the page, from the top.',
  ),
});

/** The settings of an archive. */
export const archivedSettings = z.object({
  searchable: z.boolean().meta({ description: 'Whether search engines may list the page.' }),
  optout: z.boolean().meta({ description: 'Whether nothing becomes an affiliate link.' }),
  linkswitchPid: textOrNull(NUMERIC_ID_LIMITS.max, 'The ID at LinkSwitch.'),
  mylinkPid: textOrNull(NUMERIC_ID_LIMITS.max, 'The first ID at MyLink.'),
  mylinkSid: textOrNull(NUMERIC_ID_LIMITS.max, 'The second ID at MyLink.'),
  timeZone: text(
    TIME_ZONE_LIMITS.max,
    'The time zone in which the creator enters times, by its IANA name.',
  ).optional(),
});

/** The schema for writing archives. */
const archive = z.object({
  $schema: z.string().meta({ description: 'The address of this schema.' }),
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  exportedAt: time('When it was made, in UTC.'),
  profile: archivedProfile,
  settings: archivedSettings,
  links: listOf(archivedLink, LINK_LIMITS.perAccount, 'The links, in the order of the page.'),
  contents: listOf(archivedContent, CONTENT_LIMITS.perAccount, 'The contents, in the order of the page.'),
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
