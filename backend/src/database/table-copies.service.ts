import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { isDatabaseUnavailable } from '../common/errors/failure-mapping.js';
import { AppConfig } from '../config/app-config.js';
import { retryWhileUnavailable } from './start-patience.js';
import { TableChangesService } from './table-changes.service.js';
import { TableCopy } from './table-copy.js';

/** The refresh interval in milliseconds, in case a notification is missed. */
const MAX_AGE_MS = 5000;

/**
 * In-memory caches of small tables that every request reads. They are loaded at the start, and refreshed on
 * notifications and periodically; during an outage the last values are used.
 */
@Injectable()
export class TableCopiesService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(TableCopiesService.name);
  private readonly copies: TableCopy<unknown>[] = [];
  private timer: NodeJS.Timeout | null = null;
  private stale = false;

  constructor(
    private readonly config: AppConfig,
    private readonly changes: TableChangesService,
  ) {}

  /** Registers the cache of a table that has a notification trigger; before the start. */
  keep<Value>(table: string, read: () => Promise<Value>): TableCopy<Value> {
    const copy = new TableCopy(table, read);
    this.copies.push(copy);
    this.changes.on(table, () => void this.refresh([copy]));
    return copy;
  }

  async onApplicationBootstrap(): Promise<void> {
    await retryWhileUnavailable(
      this.config.database.connectTimeoutS,
      () => Promise.all(this.copies.map((copy) => copy.refresh())),
      (leftS, reason) => this.logger.warn({ event: 'database.retrying', leftS, reason }),
    );
    await this.changes.start();
    this.timer = setInterval(() => void this.refresh(this.copies), MAX_AGE_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.changes.stop();
    // Pending reads end before the pool is closed.
    await Promise.allSettled(this.copies.map((copy) => copy.settled()));
  }

  /** Refreshes caches; a failure is logged once. */
  private async refresh(copies: TableCopy<unknown>[]): Promise<void> {
    try {
      await Promise.all(copies.map((copy) => copy.refresh()));
      this.stale = false;
    } catch (error) {
      // `TableChangesService` logs outages.
      if (isDatabaseUnavailable(error)) return;
      if (!this.stale) this.logger.warn({ event: 'table-copies.stale', err: error });
      this.stale = true;
    }
  }
}
