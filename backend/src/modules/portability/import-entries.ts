import { type ContentProvider } from '../../providers/provider.rules.js';
import { type ArchivedProfile, type ArchivedSettings, type ArchivedVisibility } from './archive-format.js';
import { type LinkWords } from '../links/link.rules.js';
import { type LinkTypeName } from '../links/link-type.js';

/** Where a file comes from. */
export const IMPORT_SOURCES = ['hitohira', 'linktree', 'litlink', 'linkstack', 'page', 'csv'] as const;

export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** The kinds of entries that can be left out. */
export const LEFT_OUT_KINDS = ['profile', 'link', 'content', 'item', 'picture'] as const;

/** Why an entry is left out. */
export const LEFT_OUT_REASONS = [
  'invalid',
  'noUrl',
  'badUrl',
  'serviceLink',
  'duplicate',
  'tooMany',
  'notLinked',
  'notYours',
  'gone',
  'providerAway',
  'noPicture',
  'badPicture',
  'storageFull',
  'withContent',
  'unknownCategory',
  'unknownTheme',
  'cancelled',
] as const;

export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** An entry that is left out, and why. */
export interface LeftOut {
  kind: (typeof LEFT_OUT_KINDS)[number];
  /** Its name, by which the creator recognises it. */
  name: string;
  reason: LeftOutReason;
  /** The provider of a content, if its account has to be linked. */
  provider?: ContentProvider;
}

/** A picture in a file: its bytes, or its name in the archive. */
export type PictureSource = Uint8Array | string;

/** A link of a file. */
export interface ImportedLink {
  name: string;
  type: LinkTypeName;
  details: (LinkWords & { picture: PictureSource | null })[];
  /** Missing fields have the defaults of new entries. */
  visibility: ArchivedVisibility;
}

/** An item of a file. */
export interface ImportedItem {
  name: string | null;
  url: string | null;
  majorMall: boolean;
  picture: PictureSource | null;
  visibility: ArchivedVisibility;
}

/** A picture or video of a file. */
interface ImportedMedium {
  picture: PictureSource | null;
  video: boolean;
  videoUrl: string | null;
  /** Whether it was copied from the provider. */
  copied: boolean;
}

/** A content of a file. */
export interface ImportedContent {
  name: string;
  provider: ContentProvider;
  contentUrl: string;
  title: string | null;
  description: string | null;
  hashTags: string[];
  visibility: ArchivedVisibility;
  media: ImportedMedium[];
  /** In page order. */
  items: ImportedItem[];
}

/** What a file says about the page itself. */
interface ImportedProfile {
  profile: ArchivedProfile | null;
  settings: ArchivedSettings | null;
  icon: PictureSource | null;
  cover: PictureSource | null;
}

/** A parsed file with normalised texts. Only its structure has been validated. */
export interface ImportedFile {
  source: ImportSource;
  /** In the order of the page. */
  links: ImportedLink[];
  contents: ImportedContent[];
  page: ImportedProfile | null;
  /** Entries that cannot be read. */
  leftOut: LeftOut[];
}
