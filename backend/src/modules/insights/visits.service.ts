import { createHmac } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Counter } from 'prom-client';
import { isDatabaseUnavailable } from '../../common/errors/failure-mapping.js';
import { type Language } from '../../common/language.js';
import { MetricsRegistryService } from '../../metrics/metrics-registry.service.js';
import { displayIdKey } from '../accounts/reserved-display-ids.js';
import { readCreatorPage } from './creator-page-path.js';
import { InsightCountsRepository, type NewCount, type NewVisitor } from './insight-counts.repository.js';
import { insightDay } from './insight-days.rules.js';
import { type PressedTarget, type WaitingVisits } from './visit.js';
import { VisitBuffer } from './visit-buffer.js';
import { type VisitedAccount, VisitTargetsReadModel } from './visit-targets.read-model.js';
import { type Visitor } from './visitor.js';

const WRITE_EVERY_MS = 1000;

/** About ten megabytes. */
const MOST_WAITING = 20_000;

/** How often writing may fail while the database is there, before the batch is dropped. */
const MAX_TRIES = 10;

const HASH_BYTES = 16;

const OUTCOMES = ['counted', 'unknown', 'dropped'] as const;

/** What a page says about a visit. */
export interface ReportedVisit {
  path: string;
  referrer: string;
  language: Language;
}

/**
 * Counts visits of creators' pages in memory, and adds them to the daily sums once a second. Requests never wait for the
 * database.
 */
@Injectable()
export class VisitsService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(VisitsService.name);
  private readonly waiting = new VisitBuffer(MOST_WAITING);
  private readonly outcomes: Counter<'outcome'>;
  /** The salts of the days in use. */
  private readonly salts = new Map<string, Buffer>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  private isWriting = false;
  private failures = 0;

  constructor(
    private readonly targets: VisitTargetsReadModel,
    private readonly counts: InsightCountsRepository,
    registry: MetricsRegistryService,
  ) {
    this.outcomes = new Counter({
      name: 'hitohira_insights_total',
      help: 'Views and presses: added to the sums, of a page or target that does not exist, or dropped.',
      labelNames: ['outcome'],
      registers: [registry],
    });
    for (const outcome of OUTCOMES) this.outcomes.inc({ outcome }, 0);
  }

  /** Counts a view, unless it is the owner's or of another page. */
  countView(visit: ReportedVisit, visitor: Visitor): void {
    this.count(visit, visitor, null);
  }

  /** Counts a press, unless it is the owner's or on another page. */
  countPress(visit: ReportedVisit, visitor: Visitor, target: PressedTarget): void {
    this.count(visit, visitor, target);
  }

  private count(
    { path, referrer, language }: ReportedVisit,
    { identity, device, ownDisplayId }: Visitor,
    target: PressedTarget | null,
  ): void {
    const page = readCreatorPage(path);
    if (page === null) return;
    if (ownDisplayId !== null && displayIdKey(ownDisplayId) === page.displayIdKey) return;
    const visit = { day: insightDay(Date.now()), page, target, referrer, language, device };
    this.waiting.add(visit, target === null ? identity : null);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      // A slow write is not followed by a queue of others.
      if (!this.isWriting) void this.write();
    }, WRITE_EVERY_MS).unref();
  }

  /** After the last request, and before the connections to the database are closed. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.writing;
    await this.write();
  }

  /** Adds everything that waits to the sums, after a write that is still under way. */
  write(): Promise<void> {
    this.isWriting = true;
    this.writing = this.writing
      .then(() => this.writeBatch())
      .finally(() => {
        this.isWriting = false;
      });
    return this.writing;
  }

  private async writeBatch(): Promise<void> {
    this.forgetEarlierSalts();
    this.reportDropped(this.waiting.takeDropped());
    if (this.waiting.size === 0) return;
    const batch = this.waiting.take();
    try {
      await this.add([...batch.values()]);
      this.failures = 0;
    } catch (error) {
      this.keep(batch, error);
    }
  }

  private async add(batch: readonly WaitingVisits[]): Promise<void> {
    const accounts = await this.targets.find(batch.map(({ visit }) => visit));
    const counts: NewCount[] = [];
    const visitors: NewVisitor[] = [];
    let [counted, unknown] = [0, 0];
    for (const entry of batch) {
      const account = accounts.get(entry.visit.page.displayIdKey);
      if (account === undefined || !hasTarget(account, entry)) {
        unknown += entry.count;
        continue;
      }
      counted += entry.count;
      counts.push(toCount(account.accountId, entry));
      if (entry.identity === null) continue;
      const { day } = entry.visit;
      const { accountId } = account;
      visitors.push({ accountId, day, visitor: await this.hash(day, `${accountId} ${entry.identity}`) });
    }
    if (counts.length > 0) await this.counts.add(counts, visitors);
    this.outcomes.inc({ outcome: 'counted' }, counted);
    this.outcomes.inc({ outcome: 'unknown' }, unknown);
  }

  /** Different for each creator and day. */
  private async hash(day: string, identity: string): Promise<Buffer> {
    const salt = this.salts.get(day) ?? (await this.counts.saltOf(day));
    this.salts.set(day, salt);
    return createHmac('sha256', salt).update(identity).digest().subarray(0, HASH_BYTES);
  }

  private forgetEarlierSalts(): void {
    const today = insightDay(Date.now());
    for (const day of this.salts.keys()) if (day < today) this.salts.delete(day);
  }

  /** Puts a batch back for the next second. */
  private keep(batch: ReadonlyMap<string, WaitingVisits>, error: unknown): void {
    if (isDatabaseUnavailable(error)) {
      // `TableChangesService` logs outages.
      this.waiting.putBack(batch);
      return;
    }
    this.failures += 1;
    this.logger.warn({ event: 'insights.not-written', err: error, failures: this.failures });
    if (this.failures < MAX_TRIES) {
      this.waiting.putBack(batch);
      return;
    }
    this.failures = 0;
    this.reportDropped([...batch.values()].reduce((sum, { count }) => sum + count, 0));
  }

  private reportDropped(count: number): void {
    if (count === 0) return;
    this.outcomes.inc({ outcome: 'dropped' }, count);
    this.logger.warn({ event: 'insights.dropped', count });
  }
}

/** Whether the page and the target are the account's. */
function hasTarget(account: VisitedAccount, { visit: { page, target } }: WaitingVisits): boolean {
  if (page.contentId !== null && !account.content.has(page.contentId)) return false;
  return target === null || account[target.kind].has(target.id);
}

function toCount(accountId: string, { visit, count }: WaitingVisits): NewCount {
  const { day, page, target, referrer, language, device } = visit;
  const idOf = (kind: PressedTarget['kind']) => (target?.kind === kind ? target.id : null);
  return {
    accountId,
    day,
    pageContentId: page.contentId,
    linkId: idOf('link'),
    contentId: idOf('content'),
    itemId: idOf('item'),
    mall: target?.mall ?? null,
    referrer,
    language,
    device,
    count,
  };
}
