import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ServiceUnavailable } from '../../common/errors/request-errors.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { MediaStoreService, ORPHAN_MS } from '../../storage/media-store.service.js';
import { ArchiveFilesRepository } from './archive-files.repository.js';

/** The size of a part, which is how much of a file is in memory. */
const PART_BYTES = 8 * 1024 * 1024;

/** How long an unfinished file is kept. */
const WRITING_S = 6 * 3600;

/** A file to be read. */
export interface OpenedArchive {
  bytes: number;
  stream: Readable;
}

/**
 * Stores archives beside the pictures, on disk or in S3, under names that are not served: `/media` accepts only the
 * names of pictures.
 */
@Injectable()
export class ArchiveStoreService {
  constructor(
    private readonly transactions: TransactionsService,
    private readonly files: ArchiveFilesRepository,
    private readonly store: MediaStoreService,
  ) {}

  /**
   * Stores a file in parts. It is deleted unless something refers to it within hours.
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

  /** Opens a file; null if it no longer exists. */
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

  /** Deletes due files, each with its row last, so that the next run completes an interrupted one. */
  async sweep(): Promise<number> {
    let swept = 0;
    while (await this.deleteDue()) swept += 1;
    return swept;
  }

  /** Deletes a file that nothing refers to any more; if the store is down, the sweep does. */
  async discard(name: string): Promise<void> {
    try {
      await this.deleteDue(name);
    } catch (error) {
      if (!(error instanceof ServiceUnavailable)) throw error;
    }
  }

  /** Registers parts without a row for the next sweep, as after restoring a backup of the database. */
  async findOrphans(): Promise<void> {
    for await (const found of this.store.list()) {
      const parts = new Map<string, number>();
      for (const { name: file, modifiedAt } of found) {
        const [, name, part] = PART_NAME.exec(file) ?? [];
        if (name === undefined || Date.now() - modifiedAt.getTime() <= ORPHAN_MS) continue;
        parts.set(name, Math.max(parts.get(name) ?? 0, Number(part)));
      }
      if (parts.size > 0) await this.files.adopt(parts);
    }
  }

  /** Deletes a due file, or the given one if it is due; false if there is none. */
  private deleteDue(name?: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const file = await this.files.lockDue(tx, name);
      if (file === null) return false;
      await this.store.delete(
        Array.from({ length: file.parts }, (_none, index) => partName(file.name, index + 1)),
      );
      await this.files.delete(tx, file.name);
      return true;
    });
  }
}

const partName = (name: string, part: number) => `${name}-archive-${part}`;

const PART_NAME = /^([\da-f]{32})-archive-(\d{1,5})$/;
