import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { PORTABILITY_LIMITS } from '../portability-limits.rules.js';

/** The limits of the list of entries. */
export type ZipLimits = Record<'archiveEntries' | 'unpackedBytes' | 'entryBytes' | 'ratio', number>;

/** The compression ratio of smaller entries is not limited. */
const SMALL = 1024 * 1024;

/** A ZIP file whose entries are read one by one. The names in it are never used as file names. */
export class OpenZip {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /**
   * Opens a file and reads its list of entries.
   *
   * @param isWanted whether an entry with this name is used; others are never unpacked
   * @returns null if it is not a ZIP file or exceeds the limits
   */
  static async open(
    path: string,
    isWanted: (name: string) => boolean,
    limits: ZipLimits = PORTABILITY_LIMITS,
  ): Promise<OpenZip | null> {
    let zip: ZipFile;
    try {
      zip = await openPromise(path, { autoClose: false, lazyEntries: true, strictFileNames: true });
    } catch {
      return null;
    }
    try {
      const entries = await listEntries(zip, isWanted, limits);
      if (entries !== null) return new OpenZip(zip, entries);
    } catch {
      // The list is broken, or a name leads out of the archive.
    }
    zip.close();
    return null;
  }

  /** The content of an entry; null if it is missing, broken or too large. */
  async read(name: string, maxBytes: number): Promise<Buffer | null> {
    const entry = this.entries.get(name);
    if (entry === undefined || entry.uncompressedSize > maxBytes) return null;
    try {
      return await buffer(await this.zip.openReadStreamPromise(entry));
    } catch {
      return null;
    }
  }

  close(): void {
    this.zip.close();
  }
}

/** Null if the number, size or ratio of entries exceeds the limits. */
async function listEntries(
  zip: ZipFile,
  isWanted: (name: string) => boolean,
  { archiveEntries, unpackedBytes, entryBytes, ratio }: ZipLimits,
): Promise<Map<string, Entry> | null> {
  if (zip.entryCount > archiveEntries) return null;
  const entries = new Map<string, Entry>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    const { uncompressedSize: size, compressedSize: packed, fileName } = entry;
    total += size;
    if (size > entryBytes || total > unpackedBytes) return null;
    if (size > SMALL && size > packed * ratio) return null;
    if (!entry.isEncrypted() && isWanted(fileName)) entries.set(fileName, entry);
  }
  return entries;
}
