import { Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import { AppConfig } from '../config/app-config.js';
import { answerLimitMs } from './data-source.js';
import { limitedClient } from './limited-client.js';
import { reasonOf } from './probe.js';

/** The channel on which triggers tell of changes: the topic, and after a colon which of its things changed, if it matters. */
const CHANNEL = 'table_changed';

/** How long after a lost connection the next one is tried, in milliseconds. */
const RETRY_MS = 1000;

const CONNECTION_TIMEOUT_MS = 2000;

/** How often the connection is asked whether anybody is there: one that only listens would never notice a silence. */
const ASK_EVERY_MS = 2000;

/** Is told which thing of its topic changed; null where any of them may have. */
type ChangeListener = (key: string | null) => void;

/**
 * Hears from PostgreSQL what was changed, by whichever process (LISTEN). It needs a connection of its own: one of the
 * pool would be handed on. A lost connection is replaced; what changed meanwhile nobody tells, so every listener is told
 * at the loss, and when it is over, that anything may have.
 */
@Injectable()
export class TableChangesService {
  private readonly logger = new Logger(TableChangesService.name);
  private readonly listeners = new Map<string, ChangeListener>();
  private client: pg.Client | null = null;
  private retry: NodeJS.Timeout | null = null;
  private heartbeat: NodeJS.Timeout | null = null;
  private readonly Client: typeof pg.Client;
  /** When the database was lost, as far as anybody was told; null while it is there. */
  private lostAt: number | null = null;
  private stopped = false;
  private hears = false;

  constructor(private readonly config: AppConfig) {
    this.Client = limitedClient(answerLimitMs(config.database));
  }

  /** Whether changes are heard of now; what relies on hearing of them must not be believed while they are not. */
  get listening(): boolean {
    return this.hears;
  }

  /** Names the one listener of a topic, which is a table's name unless its trigger says otherwise; before the start. */
  on(topic: string, listener: ChangeListener): void {
    this.listeners.set(topic, listener);
  }

  /** Begins to listen; where the database cannot be reached, as soon as it can. */
  async start(): Promise<void> {
    const client = new this.Client({
      connectionString: this.config.database.url ?? '',
      application_name: 'hitohira-listen',
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      keepAlive: true,
    });
    this.client = client;
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client, new Error('The connection was closed.')));
    client.on('notification', ({ payload = '' }) => {
      const [topic = '', key = null] = payload.split(':', 2);
      this.listeners.get(topic)?.(key);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      this.lose(client, error);
      return;
    }
    if (this.stopped) return;
    this.hears = true;
    this.tellFound();
    this.heartbeat = setInterval(() => {
      // Where no answer comes in time, the client closes the connection: its "error" and "end" events do the rest.
      client.query('SELECT 1').catch(() => undefined);
    }, ASK_EVERY_MS).unref();
    this.tellAll();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.hears = false;
    if (this.retry) clearTimeout(this.retry);
    if (this.heartbeat) clearInterval(this.heartbeat);
    await this.client?.end().catch(() => undefined);
  }

  /** Lets a broken connection go, once, and has it replaced. */
  private lose(client: pg.Client, reason: unknown): void {
    if (this.client !== client || this.stopped) return;
    this.client = null;
    this.tellLost(reason);
    if (this.heartbeat) clearInterval(this.heartbeat);
    if (this.hears) {
      this.hears = false;
      this.tellAll();
    }
    client.end().catch(() => undefined);
    this.retry = setTimeout(() => void this.start(), RETRY_MS).unref();
  }

  /**
   * This connection is always open and asked every few seconds, so it knows first and for everybody whether the database
   * is there. An outage is told once at its beginning and once at its end, not with every try.
   */
  private tellLost(reason: unknown): void {
    if (this.lostAt !== null) return;
    this.lostAt = performance.now();
    this.logger.warn({ event: 'database.lost', reason: reasonOf(reason) });
  }

  private tellFound(): void {
    if (this.lostAt === null) return;
    const lostForS = Math.round((performance.now() - this.lostAt) / 1000);
    this.lostAt = null;
    this.logger.log({ event: 'database.found', lostForS });
  }

  private tellAll(): void {
    for (const listener of this.listeners.values()) listener(null);
  }
}
