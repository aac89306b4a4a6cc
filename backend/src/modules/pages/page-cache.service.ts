import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Counter, Gauge } from 'prom-client';
import { TableChangesService } from '../../database/table-changes.service.js';
import { MetricsRegistryService } from '../../metrics/metrics-registry.service.js';
import { type RenderedPage } from './dto/rendered-page.js';

/** The topic under which triggers tell that something changed which an account's page shows. */
const TOPIC = 'pages';

/** How much the pages and their compressed forms may take, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/** What a page takes beside its text: its hashes, its place in the indices. */
const OVERHEAD_BYTES = 2048;

/** Dear enough to be small on a phone, cheap enough to be done once for a page that is opened a few times. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress = { br: (bytes: Buffer) => brotli(bytes, BROTLI), gzip: (bytes: Buffer) => zip(bytes) };
const brotli = promisify<Buffer, typeof BROTLI, Buffer>(brotliCompress);
const zip = promisify<Buffer, Buffer>(gzip);

/** The ways in which a page is kept compressed. */
export type PageEncoding = keyof typeof compress;
export const PAGE_ENCODINGS = Object.keys(compress) as PageEncoding[];

/** A page that is kept, with what answering it again would have to work out anew. */
export interface KeptPage extends Omit<RenderedPage, 'html'> {
  /** The address at which it was made, without language and query. */
  barePath: string;
  /** The document as it is sent: half a megabyte of text is turned into bytes once. */
  body: Buffer;
  /** Names this very page, for browsers that have it already (RFC 9110, section 8.8.3). */
  etag: string;
  /** The page compressed; filled in soon after somebody has asked for it again. */
  encoded: Partial<Record<PageEncoding, Buffer>>;
}

/** What a page is kept under. */
export interface PageKey {
  /** The address of the page, without language and query, as it was asked for. */
  barePath: string;
  /** What else tells pages at one address apart: the language, what of the query counts. */
  variant: string;
}

/** A page as it was made. */
export interface MadePage {
  page: RenderedPage;
  /** Whose data it shows; null where it shows nobody's, and nothing that the database tells of changes it. */
  accountId: string | null;
  /** Whether all of it could be read: one that lacks a part is answered and not kept. */
  whole: boolean;
}

interface Making {
  made: Promise<KeptPage>;
  /** Whether something changed meanwhile that the page may not show yet. */
  outdated: boolean;
}

/**
 * Rendered pages, kept until something changes that they show. Changes are heard of from the database, whichever process
 * made them; while they are not heard of nothing is kept, so that a page that was taken away is nowhere shown.
 */
@Injectable()
export class PageCacheService {
  private readonly pages = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body, encoded }) => body.length + sizeOf(encoded) + OVERHEAD_BYTES,
    dispose: (_page, key) => this.forgetOwner(key),
  });
  private readonly ownerOf = new Map<string, string>();
  private readonly keysOf = new Map<string, Set<string>>();
  private readonly making = new Map<string, Making>();
  private readonly encodings = new WeakSet<KeptPage>();

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

  /** Whether a page is kept or being made, so that asking for it makes none. */
  has(key: PageKey): boolean {
    return this.pages.has(keptName(key)) || this.making.has(makingName(key));
  }

  /**
   * The page kept under a key, or the one that `make` makes. Whoever asks while it is being made waits for the same one;
   * whoever asks after a change does not. Addresses that differ by case alone have one page, whose own address may be
   * another than the one that was asked for.
   */
  async get(key: PageKey, make: () => Promise<MadePage>): Promise<KeptPage> {
    const name = keptName(key);
    const kept = this.pages.get(name);
    if (kept) {
      this.lookUps.inc({ outcome: 'kept' });
      void this.encode(name, kept);
      return kept;
    }
    // Not by the folded name: what another spelling led to leads those elsewhere who have the right one.
    const exactName = makingName(key);
    const underWay = this.making.get(exactName);
    this.lookUps.inc({ outcome: underWay ? 'shared' : 'made' });
    if (underWay) return underWay.made;
    const making: Making = { made: this.make(key, make, () => making.outdated), outdated: false };
    this.making.set(exactName, making);
    try {
      return await making.made;
    } finally {
      if (this.making.get(exactName) === making) this.making.delete(exactName);
    }
  }

  /** Forgets what is kept of an account's page, or of every page; other processes hear of a change by themselves. */
  forget(accountId: string | null): void {
    // Whose data a page that is being made shows is not known yet.
    for (const making of this.making.values()) making.outdated = true;
    this.making.clear();
    if (accountId === null) this.pages.clear();
    else for (const key of [...(this.keysOf.get(accountId) ?? [])]) this.pages.delete(key);
  }

  private async make(
    key: PageKey,
    make: () => Promise<MadePage>,
    isOutdated: () => boolean,
  ): Promise<KeptPage> {
    const {
      page: { html, ...page },
      accountId,
      whole,
    } = await make();
    const body = ownMemory(Buffer.from(html));
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const kept: KeptPage = { ...page, barePath: key.barePath, body, etag, encoded: {} };
    // Without the database a page that shows nobody's data is as right as with it.
    const isUpToDate = accountId === null || (this.changes.listening && !isOutdated());
    if (whole && isUpToDate) this.keep(keptName(key), kept, accountId);
    return kept;
  }

  private keep(key: string, page: KeptPage, accountId: string | null): void {
    this.pages.set(key, page);
    if (accountId !== null) {
      this.ownerOf.set(key, accountId);
      const keys = this.keysOf.get(accountId) ?? new Set();
      this.keysOf.set(accountId, keys.add(key));
    }
  }

  /**
   * Compresses a page once, for all who will ask for it. That takes a processor nearly as long as rendering does, and many
   * are opened once: it is left until there is a second one who asks (record 11).
   */
  private async encode(key: string, page: KeptPage): Promise<void> {
    if (this.encodings.has(page)) return;
    this.encodings.add(page);
    for (const encoding of PAGE_ENCODINGS)
      page.encoded[encoding] = ownMemory(await compress[encoding](page.body));
    // Set again, so that its size is counted anew.
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

/** Display IDs, and all else that an address consists of, are the same in upper and lower case. */
function keptName(key: PageKey): string {
  return makingName(key).toLowerCase();
}

function makingName({ variant, barePath }: PageKey): string {
  return `${variant} ${barePath}`;
}

/**
 * Bytes in memory of their own size. Node cuts small buffers and what zlib answers from slabs of 64 KiB, and a slab is held
 * as long as any part of it: pages of 30 kB would take four times what they are counted as.
 */
function ownMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

function sizeOf(encoded: KeptPage['encoded']): number {
  return Object.values(encoded).reduce((sum, { length }) => sum + length, 0);
}
