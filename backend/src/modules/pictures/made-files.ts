import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { ServiceUnavailable } from '../../common/errors/request-errors.js';

interface MadeFilesOptions {
  /** The cache size in bytes; the least recently read files are dropped first. */
  maxBytes: number;
  /** The maximum number of files waiting to be made. */
  maxWaiting: number;
}

/** Makes files on request, one at a time, and caches them in memory. */
export class MadeFiles {
  private readonly kept: LRUCache<string, Buffer>;
  private readonly making = new Map<string, Promise<Buffer>>();
  private readonly oneByOne = pLimit(1);
  private readonly maxWaiting: number;

  constructor({ maxBytes, maxWaiting }: MadeFilesOptions) {
    this.kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });
    this.maxWaiting = maxWaiting;
  }

  /** Whether `read` answers from memory. */
  has(key: string): boolean {
    return this.kept.has(key);
  }

  /**
   * The file with a key, which `make` makes if it is not kept.
   *
   * @throws ServiceUnavailable if too many wait
   */
  async read(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.kept.get(key);
    if (kept) return kept;
    const underWay = this.making.get(key);
    if (underWay) return underWay;
    if (this.oneByOne.pendingCount >= this.maxWaiting) throw new ServiceUnavailable();
    const made = this.oneByOne(make);
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
