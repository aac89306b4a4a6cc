import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Counter, Gauge } from 'prom-client';
import { TableChangesService } from '../../database/table-changes.service.js';
import { MetricsRegistryService } from '../../metrics/metrics-registry.service.js';
import { type RenderedPage } from './dto/rendered-page.js';

/** The notification topic for changes of an account's page. */
const TOPIC = 'pages';

/** The size limit of the cache, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The estimated overhead per page, in bytes. */
const OVERHEAD_BYTES = 2048;

/** A compromise between size and CPU time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress = { br: (bytes: Buffer) => brotli(bytes, BROTLI), gzip: (bytes: Buffer) => zip(bytes) };
const brotli = promisify<Buffer, typeof BROTLI, Buffer>(brotliCompress);
const zip = promisify<Buffer, Buffer>(gzip);

/** The encodings of cached pages. */
export type PageEncoding = keyof typeof compress;
export const PAGE_ENCODINGS = Object.keys(compress) as PageEncoding[];

/** A cached page, ready to be sent. */
export interface CachedPage extends Omit<RenderedPage, 'html'> {
  /** Its canonical path, without language and query. */
  barePath: string;
  /** The encoded document. */
  body: Buffer;
  /** The entity tag (RFC 9110, section 8.8.3). */
  etag: string;
  /** The compressed page; added after the second request. */
  encoded: Partial<Record<PageEncoding, Buffer>>;
}

/** A cache key. */
export interface PageKey {
  /** The requested path, without language and query. */
  barePath: string;
  /** What else distinguishes pages of one path: language and relevant query. */
  variant: string;
}

/** A rendered page with its cache settings. */
export interface RenderResult {
  page: RenderedPage;
  /** The account it shows; null if it shows none and never becomes outdated. */
  accountId: string | null;
  /** Whether all data could be read: incomplete pages are not cached. */
  whole: boolean;
}

interface PendingPage {
  made: Promise<CachedPage>;
  /** Whether data changed while it was rendered. */
  outdated: boolean;
}

/**
 * Caches rendered pages until their data changes. Changes of all processes arrive from the database; without that
 * connection nothing is cached, so that deleted data is never shown.
 */
@Injectable()
export class PageCacheService {
  private readonly pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body, encoded }) => body.length + sizeOf(encoded) + OVERHEAD_BYTES,
    dispose: (_page, key) => this.forgetOwner(key),
  });
  private readonly ownerOf = new Map<string, string>();
  private readonly keysOf = new Map<string, Set<string>>();
  private readonly making = new Map<string, PendingPage>();
  private readonly encodings = new WeakSet<CachedPage>();

  private readonly lookUps: Counter<'outcome'>;

  constructor(
    private readonly changes: TableChangesService,
    registry: MetricsRegistryService = new MetricsRegistryService(),
  ) {
    changes.on(TOPIC, (accountId) => this.forget(accountId));
    this.lookUps = new Counter({
      name: 'hitohira_page_cache_lookups_total',
      help: 'Pages that were asked for: kept already, made, or waited for while another request had them made.',
      labelNames: ['outcome'],
      registers: [registry],
    });
    for (const outcome of ['kept', 'made', 'shared']) this.lookUps.inc({ outcome }, 0);
    const { pages } = this;
    new Gauge({
      name: 'hitohira_page_cache_pages',
      help: 'Pages that are kept.',
      registers: [registry],
      collect() {
        this.set(pages.size);
      },
    });
    new Gauge({
      name: 'hitohira_page_cache_bytes',
      help: 'Memory that the kept pages and their compressed forms take.',
      registers: [registry],
      collect() {
        this.set(pages.calculatedSize);
      },
    });
  }

  /** Whether a page is cached or being rendered. */
  has(key: PageKey): boolean {
    return this.pages.has(cacheKey(key)) || this.making.has(pendingKey(key));
  }

  /**
   * The cached page, or the result of `make`. Concurrent requests share one rendering, except after a change. Paths
   * that differ only in case share a page, whose canonical path may differ from the requested one.
   */
  async get(key: PageKey, make: () => Promise<RenderResult>): Promise<CachedPage> {
    const name = cacheKey(key);
    const kept = this.pages.get(name);
    if (kept) {
      this.lookUps.inc({ outcome: 'kept' });
      void this.encode(name, kept);
      return kept;
    }
    // By exact path: another spelling may redirect.
    const exactName = pendingKey(key);
    const underWay = this.making.get(exactName);
    this.lookUps.inc({ outcome: underWay ? 'shared' : 'made' });
    if (underWay) return underWay.made;
    const making: PendingPage = { made: this.make(key, make, () => making.outdated), outdated: false };
    this.making.set(exactName, making);
    try {
      return await making.made;
    } finally {
      if (this.making.get(exactName) === making) this.making.delete(exactName);
    }
  }

  /** Drops the pages of an account, or all. Other processes are notified separately. */
  forget(accountId: string | null): void {
    // The account of a page being rendered is not known yet.
    for (const making of this.making.values()) making.outdated = true;
    this.making.clear();
    if (accountId === null) this.pages.clear();
    else for (const key of [...(this.keysOf.get(accountId) ?? [])]) this.pages.delete(key);
  }

  private async make(
    key: PageKey,
    make: () => Promise<RenderResult>,
    isOutdated: () => boolean,
  ): Promise<CachedPage> {
    const {
      page: { html, ...page },
      accountId,
      whole,
    } = await make();
    const body = ownMemory(Buffer.from(html));
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const kept: CachedPage = { ...page, barePath: key.barePath, body, etag, encoded: {} };
    // Pages without account data need no change notifications.
    const isUpToDate = accountId === null || (this.changes.listening && !isOutdated());
    if (whole && isUpToDate) this.keep(cacheKey(key), kept, accountId);
    return kept;
  }

  private keep(key: string, page: CachedPage, accountId: string | null): void {
    this.pages.set(key, page);
    if (accountId !== null) {
      this.ownerOf.set(key, accountId);
      const keys = this.keysOf.get(accountId) ?? new Set();
      this.keysOf.set(accountId, keys.add(key));
    }
  }

  /**
   * Compresses a page on its second request: compression takes nearly as long as rendering, and many pages are
   * requested once (record 11).
   */
  private async encode(key: string, page: CachedPage): Promise<void> {
    if (this.encodings.has(page)) return;
    this.encodings.add(page);
    for (const encoding of PAGE_ENCODINGS)
      page.encoded[encoding] = ownMemory(await compress[encoding](page.body));
    // Set again to update its size.
    if (this.pages.peek(key) === page) this.pages.set(key, page, { noDisposeOnSet: true });
  }

  private forgetOwner(key: string): void {
    const accountId = this.ownerOf.get(key);
    if (accountId === undefined) return;
    this.ownerOf.delete(key);
    const keys = this.keysOf.get(accountId);
    keys?.delete(key);
    if (keys?.size === 0) this.keysOf.delete(accountId);
  }
}

/** Paths are case-insensitive. */
function cacheKey(key: PageKey): string {
  return pendingKey(key).toLowerCase();
}

function pendingKey({ variant, barePath }: PageKey): string {
  return `${variant} ${barePath}`;
}

/**
 * Copies bytes to their own allocation. Node slices small buffers from slabs of 64 KiB, which would stay in memory
 * as long as any slice.
 */
function ownMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

function sizeOf(encoded: CachedPage['encoded']): number {
  return Object.values(encoded).reduce((sum, { length }) => sum + length, 0);
}
