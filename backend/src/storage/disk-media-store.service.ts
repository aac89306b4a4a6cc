import { randomUUID } from 'node:crypto';
import { constants, createReadStream, type Dirent } from 'node:fs';
import { access, open, opendir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../config/make-folder.js';
import { type FoundFile, MediaStoreService, type StoredFile } from './media-store.service.js';
import { orUnavailable, orNull } from './storage-failure.js';

/** Temporary files, on the same file system, so that they can be renamed. */
const INCOMING = '.incoming';

/** Older temporary files were left by a crash. */
const INCOMING_MS = 3_600_000;

/** How files are created: never over another. */
const NEW_FILE = { flag: 'wx', mode: 0o644 };

/** Stores files in a local directory, in subdirectories by the beginning of their name. */
export class DiskMediaStoreService extends MediaStoreService {
  constructor(private readonly directory: string) {
    super();
  }

  async put(name: string, content: Buffer): Promise<void> {
    await orUnavailable(this.write(this.pathOf(name), (target) => writeFile(target, content, NEW_FILE)));
  }

  async putFile(name: string, file: string): Promise<void> {
    await orUnavailable(
      this.write(this.pathOf(name), (target) => writeFile(target, createReadStream(file), NEW_FILE)),
    );
  }

  async has(name: string, bytes: number): Promise<boolean> {
    const found = await ifThere(stat(this.pathOf(name)));
    return found?.size === bytes;
  }

  async open(name: string): Promise<StoredFile | null> {
    const file = await ifThere(open(this.pathOf(name), constants.O_RDONLY | constants.O_NOFOLLOW));
    if (file === null) return null;
    try {
      const { size } = await file.stat();
      return { bytes: size, stream: file.createReadStream() };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async delete(names: readonly string[]): Promise<void> {
    for (const name of names) await orUnavailable(rm(this.pathOf(name), { force: true }));
  }

  async *list(): AsyncIterable<FoundFile[]> {
    await this.deleteAbandoned();
    for (const folder of (await this.entries()).filter((each) => each.isDirectory())) {
      if (folder.name === INCOMING) continue;
      const files: FoundFile[] = [];
      for await (const { name } of await opendir(path.join(this.directory, folder.name))) {
        const found = await ifThere(stat(path.join(this.directory, folder.name, name)));
        if (found?.isFile()) files.push({ name, modifiedAt: found.mtime });
      }
      yield files;
    }
  }

  async check(): Promise<void> {
    await orUnavailable(this.take());
  }

  private async take(): Promise<void> {
    makeFolder(this.directory);
    await access(this.directory, constants.R_OK | constants.W_OK | constants.X_OK);
  }

  private async write(target: string, fill: (file: string) => Promise<void>): Promise<void> {
    const incoming = path.join(this.directory, INCOMING);
    for (const folder of [incoming, path.dirname(target)]) makeFolder(folder);
    const temporary = path.join(incoming, randomUUID());
    try {
      await fill(temporary);
      await flush(temporary);
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    // Syncs the file's and its directory's entry.
    for (const folder of [path.dirname(target), this.directory]) await flush(folder);
  }

  private async entries(): Promise<Dirent[]> {
    return (await ifThere(readdir(this.directory, { withFileTypes: true }))) ?? [];
  }

  /** Deletes temporary files of crashed processes. */
  private async deleteAbandoned(): Promise<void> {
    const incoming = path.join(this.directory, INCOMING);
    for (const name of (await ifThere(readdir(incoming))) ?? []) {
      const file = path.join(incoming, name);
      const found = await ifThere(stat(file));
      if (found && Date.now() - found.mtimeMs > INCOMING_MS) await rm(file, { force: true });
    }
  }

  private pathOf(name: string): string {
    if (!/^[0-9a-z][0-9a-z.-]*$/.test(name)) throw new Error('Not the name of a file of the store.');
    return path.join(this.directory, name.slice(0, 2), name);
  }
}

/** Writes a file or a folder to the disk. */
async function flush(entry: string): Promise<void> {
  const handle = await open(entry, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Null when the file does not exist. */
function ifThere<Result>(work: Promise<Result>): Promise<Result | null> {
  return orNull(work, (error) => (error as NodeJS.ErrnoException).code === 'ENOENT');
}
