import { FILE_LIMITS } from '../../common/rules/sent-file.js';

const MEGABYTE = 1024 * 1024;

/** Limits of archives and imports. */
export const PORTABILITY_LIMITS = {
  /** The largest file that is taken in. */
  maxMegabytes: 256,
  maxBytes: 256 * MEGABYTE,
  /** The largest page, table or JSON file, read as text. */
  maxTextBytes: 16 * MEGABYTE,
  /** How many entries an archive may have. */
  archiveEntries: 60_000,
  /** The largest entry of an archive, unpacked. */
  entryBytes: 16 * MEGABYTE,
  /** The largest picture in an archive. */
  pictureBytes: FILE_LIMITS.maxBytes,
  /** All entries of an archive, unpacked. */
  unpackedBytes: 1024 * MEGABYTE,
  /** How many times an entry may be larger than it is packed. Pictures do not shrink, words do by ten times or so. */
  ratio: 100,
  /** How many entries of a file are looked at. */
  entries: 2000,
  /** How many entries that are left out are listed. */
  leftOut: 500,
  /** The length of a name in that list. */
  name: 100,
  /** How long an archive can be fetched, in days. */
  exportDays: 7,
  /** How long a file that was read waits to be confirmed, in hours. */
  readingHours: 24,
  /** How long the outcome of an import is kept, in days. */
  outcomeDays: 7,
} as const;
