import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { ServiceUnavailable } from '../../common/errors/request-errors.js';
import { PictureWorkerService } from '../pictures/picture-worker.service.js';
import { type DisplayFont, fontFile } from './font-files.js';

/** What is kept of fonts that were cut, in bytes: about a thousand. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** How many fonts may wait to be cut. */
const WAITING = 40;

/** Cuts display fonts down to the letters of a page, in the process for pictures. */
@Injectable()
export class FontsService {
  private readonly kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  private readonly making = new Map<string, Promise<Buffer>>();
  private readonly oneByOne = pLimit(1);

  constructor(private readonly worker: PictureWorkerService) {}

  /** Whether `read` answers from memory. */
  has(font: DisplayFont, letters: string): boolean {
    return this.kept.has(`${font} ${letters}`);
  }

  /**
   * A display font with some letters, as WOFF2. Letters that it does not have are left out.
   *
   * @throws ServiceUnavailable if too many wait, or the process does not answer
   */
  async read(font: DisplayFont, letters: string): Promise<Buffer> {
    const key = `${font} ${letters}`;
    const kept = this.kept.get(key);
    if (kept) return kept;
    const underWay = this.making.get(key);
    if (underWay) return underWay;
    if (this.oneByOne.pendingCount >= WAITING) throw new ServiceUnavailable();
    const made = this.oneByOne(() => this.worker.cutFont(fontFile(font), letters));
    this.making.set(key, made);
    try {
      const content = await made;
      this.kept.set(key, content);
      return content;
    } finally {
      this.making.delete(key);
    }
  }
}
