import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { PicturesService } from '../pictures/pictures.service.js';
import { type Archive, ARCHIVE_JSON } from './archive-format.js';
import { ArchiveContentsService } from './archive-contents.service.js';
import { archivePage } from './archive-page.js';
import { ArchiveStoreService } from './archive-store.service.js';

/** Writes an account’s archive: its data, its pictures one at a time, and a readable page. */
@Injectable()
export class ArchiveWriterService {
  constructor(
    private readonly contents: ArchiveContentsService,
    private readonly pictures: PicturesService,
    private readonly store: ArchiveStoreService,
  ) {}

  /**
   * @param signal stops before the next picture
   * @returns the name of the stored file
   * @throws NotSignedIn if the account is gone
   * @throws ServiceUnavailable if the store is down
   */
  async write(accountId: string, signal: AbortSignal): Promise<string> {
    const { archive, pictures } = await this.contents.gather(accountId);
    const zip = new ZipFile();
    const output = new PassThrough();
    zip.outputStream.pipe(output);
    const stored = this.store.write(output as AsyncIterable<Buffer>);
    const add = async () => {
      const missing = new Set<string>();
      for (const [name, { files, upload }] of pictures) {
        signal.throwIfAborted();
        // Both are missing if a backup was restored without pictures.
        const content =
          (upload && (await this.pictures.readUpload(files.hash, upload))) ??
          (await this.pictures.readContent(files, Infinity));
        if (content === null) missing.add(name);
        else await addFile(zip, name, content, false);
      }
      const whole = without(archive, missing);
      await addFile(zip, ARCHIVE_JSON, Buffer.from(`${JSON.stringify(whole, null, 2)}\n`), true);
      await addFile(zip, 'index.html', Buffer.from(archivePage(whole)), true);
      zip.end();
    };
    const added = add().catch((error: unknown) => {
      output.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    });
    // Both at once, so that neither rejection goes unhandled.
    const [name] = await Promise.all([stored, added]);
    return name;
  }
}

/** Adds a file and waits until it is written, so that only one is in memory. */
async function addFile(zip: ZipFile, name: string, content: Buffer, compress: boolean): Promise<void> {
  const stream = Readable.from([content]);
  zip.addReadStream(stream, name, { compress, size: content.length });
  await finished(stream);
}

/** The archive without the pictures whose files are missing. */
function without(archive: Archive, missing: ReadonlySet<string>): Archive {
  if (missing.size === 0) return archive;
  const drop = (_key: string, value: unknown): unknown =>
    typeof value === 'string' && missing.has(value) ? null : value;
  return JSON.parse(JSON.stringify(archive), drop) as Archive;
}
