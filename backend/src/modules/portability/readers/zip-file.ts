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
   * @param nameOf by which name an entry is read; null for others, which are never unpacked
   * @returns null if it is not a ZIP file or exceeds the limits
   */
  static async open(
    path: string,
    nameOf: (fileName: string) => string | null,
    limits: ZipLimits = PORTABILITY_LIMITS,
  ): Promise<OpenZip | null> {
    let zip: ZipFile;
    try {
      zip = await openPromise(path, { autoClose: false, lazyEntries: true, strictFileNames: true });
    } catch {
      return null;
    }
    try {
      const entries = await listEntries(zip, nameOf, limits);
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
  nameOf: (fileName: string) => string | null,
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
    const name = entry.isEncrypted() ? null : nameOf(fileName);
    if (name !== null && (name === fileName || !entries.has(name))) entries.set(name, entry);
  }
  return entries;
}
