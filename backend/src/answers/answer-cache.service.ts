import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { Counter, Gauge } from 'prom-client';
import { isDatabaseUnavailable, toAppError } from '../common/errors/failure-mapping.js';
import { ServiceUnavailable } from '../common/errors/request-errors.js';
import { AppConfig } from '../config/app-config.js';
import { TableChangesService } from '../database/table-changes.service.js';
import { MetricsRegistryService } from '../metrics/metrics-registry.service.js';
import {
  completeAnswer,
  compressAnswer,
  compressAnswerWell,
  type KeptAnswer,
  type NewAnswer,
  sizeOfAnswer,
} from './kept-answer.js';

/** The notification topic for changes of what an account shows. */
const TOPIC = 'pages';

/** The estimated overhead per answer, in bytes. */
const OVERHEAD_BYTES = 2048;

/** After a failed read, how long kept answers are used without asking the database, in milliseconds. */
const REST_MS = 1000;

/**
 * The uses of a kept answer after which it is compressed, and compressed well. Compression takes nearly as long as
 * rendering, and many pages are requested once; a page that is requested more often is likely to be requested a
 * thousand times (record 11).
 */
const USES = { compressed: 1, compressedWell: 10 };

/** How many answers may wait to be made. Further requests get a 503. */
const MAX_WAITING = 1000;

/** The era of answers read while changes could not be received. */
const NO_ERA = -1;

/** A cache key. */
export interface AnswerKey {
  /** The path, compared without case. */
  path: string;
  /** What else distinguishes answers at one path: language, form of the URL and relevant query. */
  variant: string;
}

interface Entry {
  answer: KeptAnswer;
  accountId: string | null;
  /** The connection to the notifications during which it was read. */
  era: number;
  /** When it was last known to be current, if its era is over. */
  readAt: number;
  /** When it expires without a change, as a timestamp. */
  validUntil: number;
}

interface PendingAnswer {
  made: Promise<KeptAnswer>;
  /** The accounts that changed while it was made; whether it shows one of them is known once it is made. */
  changed: Set<string>;
  /** Whether anything may have changed while it was made. */
  outdated: boolean;
}

/**
 * Keeps public answers (pages and JSON) until their data changes. The database reports the changes of all processes.
 * After that connection is lost, an answer is read again before it is used; while the database is away, the kept answer
 * is used for up to `PAGE_STALE_S` (record 62).
 */
@Injectable()
export class AnswerCacheService {
  private readonly entries: LRUCache<string, Entry> | null;
  private readonly keysOf = new Map<string, Set<string>>();
  private readonly making = new Map<string, PendingAnswer>();
  /** One at a time, which leaves threads and processors to requests. */
  private readonly compressingWell = pLimit(1);
  private readonly limit;
  private readonly staleMs: number;
  /** Counts the connections to the notifications. */
  private era = 0;
  /** When the last era ended. */
  private eraEndedAt = 0;
  private restUntil = 0;

  /** Lookups by outcome. Not counted in the registry, which takes longer than a lookup. */
  private readonly lookUps = { kept: 0, made: 0, shared: 0, stale: 0 };

  constructor(
    { answers, database }: AppConfig,
    private readonly changes: TableChangesService,
    registry: MetricsRegistryService,
  ) {
    this.staleMs = answers.staleS * 1000;
    this.limit = pLimit(database.poolSize);
    this.entries =
      answers.cacheBytes === 0
        ? null
        : new LRUCache<string, Entry>({
            maxSize: answers.cacheBytes,
            sizeCalculation: ({ answer }) => sizeOfAnswer(answer) + OVERHEAD_BYTES,
            dispose: (entry, key) => this.forgetOwner(entry, key),
          });
    changes.on(
      TOPIC,
      (accountId) => this.forget(accountId),
      () => this.doubt(),
    );
    const { entries, lookUps } = this;
    new Counter({
      name: 'hitohira_page_cache_lookups_total',
      help: 'Page cache lookups by outcome: kept (found), made (rendered), shared (waited for another request), stale (the database is unavailable).',
      labelNames: ['outcome'],
      registers: [registry],
      collect() {
        this.reset();
        for (const [outcome, times] of Object.entries(lookUps)) this.inc({ outcome }, times);
      },
    });
    new Gauge({
      name: 'hitohira_page_cache_pages',
      help: 'Cached pages and public reads.',
      registers: [registry],
      collect() {
        this.set(entries?.size ?? 0);
      },
    });
    new Gauge({
      name: 'hitohira_page_cache_bytes',
      help: 'Memory used by cached pages and public reads, including their compressed forms.',
      registers: [registry],
      collect() {
        this.set(entries?.calculatedSize ?? 0);
      },
    });
  }

  /** Whether answers are kept at all. */
  get enabled(): boolean {
    return this.entries !== null;
  }

  /** The answer, if it is kept and current. */
  peek(key: AnswerKey): KeptAnswer | null {
    return this.fresh(nameOf(key));
  }

  /** Counts a use of a kept answer, and compresses it when it has been used often enough. */
  use(key: AnswerKey, answer: KeptAnswer): void {
    this.lookUps.kept += 1;
    answer.uses += 1;
    if (answer.uses === USES.compressed) void this.compress(key, answer, compressAnswer);
    if (answer.uses === USES.compressedWell)
      void this.compressingWell(() => this.compress(key, answer, compressAnswerWell));
  }

  /** Whether requesting an answer makes no new one. */
  has(key: AnswerKey): boolean {
    return this.fresh(nameOf(key)) !== null || this.making.get(exactNameOf(key))?.changed.size === 0;
  }

  /**
   * The kept answer, or the result of `make`. Concurrent requests share one result, unless what it shows has changed
   * before they came. A kept answer's path may differ in case from the requested one.
   *
   * @throws errors of `make`, unless the database is away and an earlier answer is kept
   */
  async get(key: AnswerKey, make: () => Promise<NewAnswer>): Promise<KeptAnswer> {
    const name = nameOf(key);
    const kept = this.fresh(name);
    if (kept) {
      this.use(key, kept);
      return kept;
    }
    const resting = performance.now() < this.restUntil ? this.stale(name) : null;
    if (resting) return resting;
    // By exact path, because another spelling may redirect.
    const exactName = exactNameOf(key);
    const underWay = this.making.get(exactName);
    if (underWay && underWay.changed.size > 0) {
      // It may show what has just changed. If it does, it is not kept, and another one is made.
      await underWay.made.catch(() => undefined);
      return this.get(key, make);
    }
    this.lookUps[underWay ? 'shared' : 'made'] += 1;
    try {
      return await (underWay ?? this.begin(exactName, name, make)).made;
    } catch (error) {
      if (isDatabaseUnavailable(error)) this.restUntil = performance.now() + REST_MS;
      const { status } = toAppError(error).spec;
      // Deleted, moved, or no longer public: the earlier answer must not come back.
      if (status < 500) this.entries?.delete(name);
      // Other failures say nothing about the earlier answer. It is used only while a dependency is away: a fault of our
      // own, which may not pass by itself, must be seen.
      const stale = status === 503 ? this.stale(name) : null;
      if (stale) return stale;
      throw error;
    }
  }

  /** Drops the answers of an account, or all. Other processes are notified separately. */
  forget(accountId: string | null): void {
    if (accountId === null) {
      this.outdatePending();
      this.entries?.clear();
      return;
    }
    for (const pending of this.making.values()) pending.changed.add(accountId);
    for (const name of [...(this.keysOf.get(accountId) ?? [])]) this.entries?.delete(name);
  }

  /** The connection to the notifications was lost or restored: earlier answers must be read again. */
  private doubt(): void {
    this.outdatePending();
    if (this.changes.listening) return;
    this.era += 1;
    this.eraEndedAt = this.changes.lastContactAt;
  }

  /** Answers being made are neither kept nor shared any more. */
  private outdatePending(): void {
    for (const pending of this.making.values()) pending.outdated = true;
    this.making.clear();
  }

  private fresh(name: string): KeptAnswer | null {
    const entry = this.entries?.get(name);
    if (entry === undefined || entry.validUntil <= Date.now()) return null;
    const isFresh = entry.accountId === null || (entry.era === this.era && this.changes.listening);
    return isFresh ? entry.answer : null;
  }

  /** A possibly outdated answer with its age, if it is recent enough. */
  private stale(name: string): KeptAnswer | null {
    const entry = this.entries?.get(name);
    // Entries that have ended must not be shown, even during an outage.
    if (entry === undefined || entry.validUntil <= Date.now()) return null;
    const knownAt = entry.era === this.era - 1 ? Math.max(entry.readAt, this.eraEndedAt) : entry.readAt;
    const ageMs = performance.now() - knownAt;
    if (ageMs > this.staleMs) return null;
    this.lookUps.stale += 1;
    const { answer } = entry;
    return { ...answer, headers: { ...answer.headers, Age: String(Math.max(0, Math.round(ageMs / 1000))) } };
  }

  private begin(exactName: string, name: string, make: () => Promise<NewAnswer>): PendingAnswer {
    if (this.limit.pendingCount >= MAX_WAITING) throw new ServiceUnavailable();
    const era = this.era;
    const pending: PendingAnswer = {
      made: this.limit(make).then((answer) =>
        this.finish(name, answer, isOutdated(pending, answer) ? null : era),
      ),
      changed: new Set(),
      outdated: false,
    };
    this.making.set(exactName, pending);
    const done = (): void => {
      if (this.making.get(exactName) === pending) this.making.delete(exactName);
    };
    pending.made.then(done, done);
    return pending;
  }

  /** @param era when it was read; null if its data may have changed meanwhile */
  private finish(name: string, made: NewAnswer, era: number | null): KeptAnswer {
    const { accountId, keepable, validUntil } = made;
    const answer = completeAnswer(made);
    // Answers without account data need no change notifications.
    if (keepable && (era !== null || accountId === null)) {
      const known = era !== null && era === this.era && this.changes.listening;
      this.keep(name, {
        answer,
        accountId,
        era: known ? era : NO_ERA,
        readAt: performance.now(),
        validUntil: validUntil ?? Number.POSITIVE_INFINITY,
      });
    }
    return answer;
  }

  private keep(name: string, entry: Entry): void {
    if (this.entries === null) return;
    this.entries.set(name, entry);
    const { accountId } = entry;
    if (accountId === null || !this.entries.has(name)) return;
    this.keysOf.set(accountId, (this.keysOf.get(accountId) ?? new Set()).add(name));
  }

  private async compress(
    key: AnswerKey,
    answer: KeptAnswer,
    compress: (answer: KeptAnswer) => Promise<void>,
  ): Promise<void> {
    const name = nameOf(key);
    const kept = (): Entry | null => {
      const entry = this.entries?.peek(name);
      return entry?.answer === answer ? entry : null;
    };
    if (kept() === null) return;
    await compress(answer);
    const entry = kept();
    // The cache asks for the size of a new object only.
    if (entry) this.entries?.set(name, { ...entry }, { noDisposeOnSet: true });
  }

  private forgetOwner({ accountId }: Entry, name: string): void {
    if (accountId === null) return;
    const names = this.keysOf.get(accountId);
    names?.delete(name);
    if (names?.size === 0) this.keysOf.delete(accountId);
  }
}

/** Whether what an answer shows may have changed while it was made. */
function isOutdated({ outdated, changed }: PendingAnswer, { accountId }: NewAnswer): boolean {
  return outdated || (accountId !== null && changed.has(accountId));
}

/** Paths are case-insensitive. */
function nameOf(key: AnswerKey): string {
  return exactNameOf(key).toLowerCase();
}

function exactNameOf({ variant, path }: AnswerKey): string {
  return `${variant} ${path}`;
}
