import { createHmac } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Counter } from 'prom-client';
import { isDatabaseUnavailable } from '../../common/errors/failure-mapping.js';
import { type Language } from '../../common/rules/language.js';
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

/** How often writing a batch may fail while the database is available before the batch is dropped. */
const MAX_TRIES = 10;

const HASH_BYTES = 16;

const OUTCOMES = ['counted', 'unknown', 'dropped'] as const;

/** A visit as a page reports it. */
export interface ReportedVisit {
  path: string;
  referrer: string;
  language: Language;
}

/**
 * Counts visits to creators' pages in memory and adds them to the daily sums once a second. Requests never wait for the
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
      help: 'Views and clicks by outcome: counted, for a page or target that does not exist, or dropped.',
      labelNames: ['outcome'],
      registers: [registry],
    });
    for (const outcome of OUTCOMES) this.outcomes.inc({ outcome }, 0);
  }

  /** Counts a view, unless the viewer is the owner or the page is not a creator's. */
  countView(visit: ReportedVisit, visitor: Visitor): void {
    this.count(visit, visitor, null);
  }

  /** Counts a press, unless the visitor is the owner or the page is not a creator's. */
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
    const viewerKey = ownDisplayId === null ? null : displayIdKey(ownDisplayId);
    if (viewerKey === page.displayIdKey) return;
    const visit = { day: insightDay(Date.now()), page, target, referrer, language, device, viewerKey };
    this.waiting.add(visit, target === null ? identity : null);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      // Skipped during a slow write, so that writes do not pile up.
      if (!this.isWriting) void this.write();
    }, WRITE_EVERY_MS).unref();
  }

  /** Runs after the last request and before the database connections close. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.writing;
    await this.write();
    // Visits that could not be written because the database is unavailable are lost with the process.
    const lost = visitsIn(this.waiting.take());
    this.reportDropped(this.waiting.takeDropped() + lost);
  }

  /** Adds all waiting visits to the sums, after any write in progress. */
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
      // Another browser of the owner may still have the display ID from before a change.
      if (isOwners(account, entry)) continue;
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

  /** Puts a batch back for the next write. */
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
    this.reportDropped(visitsIn(batch));
  }

  private reportDropped(count: number): void {
    if (count === 0) return;
    this.outcomes.inc({ outcome: 'dropped' }, count);
    this.logger.warn({ event: 'insights.dropped', count });
  }
}

/** The number of visits in a batch. */
function visitsIn(batch: ReadonlyMap<string, WaitingVisits>): number {
  return [...batch.values()].reduce((sum, { count }) => sum + count, 0);
}

/** Whether the account is the visitor's own. */
function isOwners(account: VisitedAccount | undefined, { visit: { viewerKey } }: WaitingVisits): boolean {
  return viewerKey !== null && account?.ownKeys.has(viewerKey) === true;
}

/**
 * Whether the account has the page, and the page the target. The page of a content shows that content, its items and
 * the block of contents; a profile shows what is in its blocks.
 */
function hasTarget(account: VisitedAccount, { visit: { page, target } }: WaitingVisits): boolean {
  if (page.contentId !== null && !account.content.has(page.contentId)) return false;
  if (target === null) return true;
  if (!account[target.kind].has(target.id)) return false;
  if (page.contentId !== null) {
    if (target.kind === 'item') return account.item.get(target.id) === page.contentId;
    if (target.kind === 'content' && target.id === page.contentId) return true;
    if (target.kind === 'link') return false;
  }
  return !account.hiddenBlocks.has(target.kind);
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
