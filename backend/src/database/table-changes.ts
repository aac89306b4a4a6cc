import { Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import { AppConfig } from '../config/app-config.js';

/** The channel on which the triggers of the followed tables name the table that changed. */
const CHANNEL = 'table_changed';

/** How long after a lost connection the next one is tried, in milliseconds. */
const RETRY_MS = 1000;

const CONNECTION_TIMEOUT_MS = 2000;

/**
 * Hears from PostgreSQL which tables were changed, by whichever process (LISTEN). It needs a connection of its own: one
 * of the pool would be handed on. A lost connection is replaced; what changed meanwhile nobody tells, so every listener
 * is told that its table may have.
 */
@Injectable()
export class TableChanges {
  private readonly logger = new Logger(TableChanges.name);
  private readonly listeners = new Map<string, () => void>();
  private client: pg.Client | null = null;
  private retry: NodeJS.Timeout | null = null;
  private heard = true;
  private stopped = false;

  constructor(private readonly config: AppConfig) {}

  /** Names the one listener of a table; before the start. */
  on(table: string, listener: () => void): void {
    this.listeners.set(table, listener);
  }

  /** Begins to listen; where the database cannot be reached, as soon as it can. */
  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.config.database.url ?? '',
      application_name: 'hitohira-listen',
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      keepAlive: true,
    });
    this.client = client;
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload = '' }) => this.listeners.get(payload)?.());
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.heard = true;
    } catch (error) {
      // An outage is told once, not with every try.
      if (this.heard) this.logger.warn({ event: 'changes.not-heard', err: error });
      this.heard = false;
      this.lose(client);
      return;
    }
    for (const listener of this.listeners.values()) listener();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.retry) clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  /** Lets a broken connection go, once, and has it replaced. */
  private lose(client: pg.Client): void {
    if (this.client !== client || this.stopped) return;
    this.client = null;
    client.end().catch(() => undefined);
    this.retry = setTimeout(() => void this.start(), RETRY_MS).unref();
  }
}
