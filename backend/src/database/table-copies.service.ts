import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { isDatabaseAway } from '../common/errors/failure-mapping.js';
import { AppConfig } from '../config/app-config.js';
import { withStartPatience } from './start-patience.js';
import { TableChangesService } from './table-changes.service.js';
import { TableCopy } from './table-copy.js';

/** How old a copy grows where a change could not be told, in milliseconds. */
const MAX_AGE_MS = 5000;

/**
 * Copies of small tables that every request asks and hardly anybody changes. They are read at the start, at once where
 * PostgreSQL tells of a change, and every few seconds in case it could not; while it is away they stay as they were.
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

  /** Keeps a copy of a table that has a trigger of its changes; asked for while the application is put together. */
  keep<Value>(table: string, read: () => Promise<Value>): TableCopy<Value> {
    const copy = new TableCopy(table, read);
    this.copies.push(copy);
    this.changes.on(table, () => void this.refresh([copy]));
    return copy;
  }

  async onApplicationBootstrap(): Promise<void> {
    await withStartPatience(
      this.config.database.connectTimeoutS,
      () => Promise.all(this.copies.map((copy) => copy.refresh())),
      (leftS, reason) => this.logger.warn({ event: 'database.awaited', leftS, reason }),
    );
    await this.changes.start();
    this.timer = setInterval(() => void this.refresh(this.copies), MAX_AGE_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.changes.stop();
    // What is being read has ended before the pool is closed.
    await Promise.allSettled(this.copies.map((copy) => copy.settled()));
  }

  /** Reads copies again; an outage is told once, not with every try. */
  private async refresh(copies: TableCopy<unknown>[]): Promise<void> {
    try {
      await Promise.all(copies.map((copy) => copy.refresh()));
      this.stale = false;
    } catch (error) {
      // That the database is away is told once, where its state changes (`TableChangesService`).
      if (isDatabaseAway(error)) return;
      if (!this.stale) this.logger.warn({ event: 'copies.stale', err: error });
      this.stale = true;
    }
  }
}
