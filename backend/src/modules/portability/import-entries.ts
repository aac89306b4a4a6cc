import { type ContentProvider } from '../../providers/provider.rules.js';
import { type ArchivedProfile, type ArchivedSettings, type ArchivedVisibility } from './archive-format.js';
import { type LinkWords } from '../links/link.rules.js';
import { type LinkTypeName } from '../links/link-type.js';

/** Where a file comes from. */
export const IMPORT_SOURCES = ['hitohira', 'linktree', 'litlink', 'linkstack', 'page', 'csv'] as const;

export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** What kind of entry is left out. */
export const LEFT_OUT_KINDS = ['profile', 'link', 'content', 'item', 'picture'] as const;

/** Why an entry is left out. */
export const LEFT_OUT_REASONS = [
  'invalid',
  'noUrl',
  'badUrl',
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

/** An entry that is not made, and why. */
export interface LeftOut {
  kind: (typeof LEFT_OUT_KINDS)[number];
  /** What it is called, for the creator to find it again. */
  name: string;
  reason: LeftOutReason;
}

/** Reads a picture of the file; null where it has none of this name, or a broken one. */
export type PictureSource = () => Promise<Buffer | null>;

/** A link of a file. */
export interface ImportedLink {
  name: string;
  type: LinkTypeName;
  details: (LinkWords & { picture: PictureSource | null })[];
  /** What is left out is as for everything new. */
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

/** A content of a file. */
export interface ImportedContent {
  name: string;
  provider: ContentProvider;
  contentUrl: string;
  title: string | null;
  description: string | null;
  hashTags: string[];
  visibility: ArchivedVisibility;
  media: { picture: PictureSource | null; video: boolean; videoUrl: string | null }[];
  /** In the order of the page. */
  items: ImportedItem[];
}

/** What a file says of the page itself. */
interface ImportedProfile {
  profile: ArchivedProfile | null;
  settings: ArchivedSettings | null;
  icon: PictureSource | null;
  cover: PictureSource | null;
}

/** A file as it was read. Nothing of it is checked yet but its form. */
export interface ImportedFile {
  source: ImportSource;
  /** In the order of the page. */
  links: ImportedLink[];
  contents: ImportedContent[];
  page: ImportedProfile | null;
  /** What cannot be read as an entry. */
  leftOut: LeftOut[];
  close(): Promise<void>;
}
