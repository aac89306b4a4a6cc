import { FILE_LIMITS } from '../../common/rules/sent-file.js';

const MEGABYTE = 1024 * 1024;

/** Limits of archives and imports. */
export const PORTABILITY_LIMITS = {
  /** The largest file that can be imported: about the archive of an account that is full, with the usual quota. */
  maxMegabytes: 300,
  maxBytes: 300 * MEGABYTE,
  /** The largest page, table or JSON file. */
  maxTextBytes: 16 * MEGABYTE,
  /** The most entries in an archive. */
  archiveEntries: 60_000,
  /** The largest unpacked entry of an archive. */
  entryBytes: 16 * MEGABYTE,
  /** The largest picture in an archive. */
  pictureBytes: FILE_LIMITS.maxBytes,
  /** All unpacked entries of an archive together. */
  unpackedBytes: 1024 * MEGABYTE,
  /** The highest compression ratio of an entry. Text compresses about ten times, pictures hardly at all. */
  ratio: 100,
  /** How many entries of a file are read. */
  entries: 2000,
  /** How many left-out entries are listed. */
  leftOut: 500,
  /** The maximum length of a name in that list. */
  name: 100,
  /** How long an archive can be downloaded, in days. */
  exportDays: 7,
  /** How long an import waits for confirmation, in hours. */
  readingHours: 24,
  /** How long the outcome of an import is kept, in days. */
  outcomeDays: 7,
} as const;
