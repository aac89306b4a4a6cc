import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../database/transactions.service.js';
import { MediaStoreService } from '../../storage/media-store.service.js';
import { ArchiveFilesRepository } from './archive-files.repository.js';

/** The size of a part: what is in memory of a file. */
const PART_BYTES = 8 * 1024 * 1024;

/** How long a file is kept that is being written. */
const WRITING_S = 6 * 3600;

/** A file to be read. */
export interface OpenedArchive {
  bytes: number;
  stream: Readable;
}

/**
 * Keeps archives where pictures are, on the disk or in S3, under names that no address of the site leads to: pictures are
 * served by their own form of names only.
 */
@Injectable()
export class ArchiveStoreService {
  constructor(
    private readonly transactions: TransactionsService,
    private readonly files: ArchiveFilesRepository,
    private readonly store: MediaStoreService,
  ) {}

  /**
   * Stores a file in parts. Whatever refers to it has to do so within hours, or it is swept.
   *
   * @returns its name
   * @throws ServiceUnavailable if the store is down
   */
  async write(content: AsyncIterable<Buffer>): Promise<string> {
    const name = randomBytes(16).toString('hex');
    await this.files.begin(name, WRITING_S);
    let [parts, bytes] = [0, 0];
    let waiting: Buffer[] = [];
    let waitingBytes = 0;
    const flush = async () => {
      const part = Buffer.concat(waiting);
      [waiting, waitingBytes] = [[], 0];
      bytes += part.length;
      parts += 1;
      await this.files.grow(name, parts, bytes);
      await this.store.put(partName(name, parts), part, 'application/octet-stream');
    };
    for await (const chunk of content) {
      waiting.push(chunk);
      waitingBytes += chunk.length;
      if (waitingBytes >= PART_BYTES) await flush();
    }
    if (waitingBytes > 0) await flush();
    return name;
  }

  /** Opens a file; null if it is not there any more. */
  async open(name: string): Promise<OpenedArchive | null> {
    const file = await this.files.find(name);
    const first = file && (await this.store.open(partName(name, 1)));
    if (!file || !first) return null;
    return { bytes: Number(file.bytes), stream: Readable.from(this.read(name, file.parts, first.stream)) };
  }

  private async *read(name: string, parts: number, first: Readable): AsyncGenerator<Buffer> {
    yield* first as AsyncIterable<Buffer>;
    for (let part = 2; part <= parts; part += 1) {
      const opened = await this.store.open(partName(name, part));
      if (opened === null) throw new Error(`A part of an archive is missing: ${part} of ${parts}.`);
      yield* opened.stream as AsyncIterable<Buffer>;
    }
  }

  /** Deletes the files that are due. The row goes last, so that an interrupted sweep is repeated. */
  async sweep(): Promise<number> {
    let swept = 0;
    const sweepOne = () =>
      this.transactions.run(async (tx) => {
        const file = await this.files.lockDue(tx);
        if (file === null) return false;
        await this.store.delete(
          Array.from({ length: file.parts }, (_none, index) => partName(file.name, index + 1)),
        );
        await this.files.delete(tx, file.name);
        return true;
      });
    while (await sweepOne()) swept += 1;
    return swept;
  }
}

const partName = (name: string, part: number) => `${name}-archive-${part}`;
