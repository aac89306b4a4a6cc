import { Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import { AppConfig } from '../config/app-config.js';
import { answerLimitMs } from './data-source.js';
import { limitedClient } from './limited-client.js';
import { reasonOf } from './probe.js';

/**
 * The notification channel of the triggers. The payload is a topic, and optionally a colon and the key of what changed.
 */
const CHANNEL = 'table_changed';

/** The pause before reconnecting, in milliseconds. */
const RETRY_MS = 1000;

const CONNECTION_TIMEOUT_MS = 2000;

/** The interval of the heartbeat; a connection that only listens would not notice a silent failure. */
const ASK_EVERY_MS = 2000;

/** The listeners of a topic. */
interface TopicListener {
  /** Called with the key that changed; null when anything may have. */
  changed: (key: string | null) => void;
  /** Called when the connection is lost and when it is restored, because changes may have been missed. */
  missed: () => void;
}

/**
 * Listens to change notifications of PostgreSQL, on a connection of its own. A lost connection is replaced; because
 * notifications are missed meanwhile, all listeners are told at the loss and at the reconnect.
 */
@Injectable()
export class TableChangesService {
  private readonly logger = new Logger(TableChangesService.name);
  private readonly listeners = new Map<string, TopicListener>();
  private client: pg.Client | null = null;
  private retry: NodeJS.Timeout | null = null;
  private heartbeat: NodeJS.Timeout | null = null;
  private readonly Client: typeof pg.Client;
  /** When the connection was lost; null while connected. */
  private lostAt: number | null = null;
  private stopped = false;
  private hears = false;
  private contactAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly config: AppConfig) {
    this.Client = limitedClient(answerLimitMs(config.database));
  }

  /** Whether it is connected; caches must not be used while it is not. */
  get listening(): boolean {
    return this.hears;
  }

  /** When the connection was last known to work, on the clock of `performance.now()`. */
  get lastContactAt(): number {
    return this.contactAt;
  }

  /**
   * Sets the listener of a topic, which is usually a table's name; before the start.
   *
   * @param missed called when changes may have been missed; without it `changed` is called with null
   */
  on(topic: string, changed: TopicListener['changed'], missed = () => changed(null)): void {
    this.listeners.set(topic, { changed, missed });
  }

  /** Connects, and retries until it succeeds. */
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
      this.contactAt = performance.now();
      this.listeners.get(topic)?.changed(key);
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
    this.contactAt = performance.now();
    this.logFound();
    this.heartbeat = setInterval(() => {
      // When no response arrives in time, the client closes the connection and emits its events.
      const askedAt = performance.now();
      client.query('SELECT 1').then(
        () => (this.contactAt = askedAt),
        () => undefined,
      );
    }, ASK_EVERY_MS).unref();
    this.notifyAll();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.hears = false;
    if (this.retry) clearTimeout(this.retry);
    if (this.heartbeat) clearInterval(this.heartbeat);
    await this.client?.end().catch(() => undefined);
  }

  /** Discards a broken connection and schedules the next. */
  private lose(client: pg.Client, reason: unknown): void {
    if (this.client !== client || this.stopped) return;
    this.client = null;
    this.logLost(reason);
    if (this.heartbeat) clearInterval(this.heartbeat);
    if (this.hears) {
      this.hears = false;
      this.notifyAll();
    }
    client.end().catch(() => undefined);
    this.retry = setTimeout(() => void this.start(), RETRY_MS).unref();
  }

  /** Logs the beginning of an outage once; this connection notices it first. */
  private logLost(reason: unknown): void {
    if (this.lostAt !== null) return;
    this.lostAt = performance.now();
    this.logger.warn({ event: 'database.lost', reason: reasonOf(reason) });
  }

  private logFound(): void {
    if (this.lostAt === null) return;
    const lostForS = Math.round((performance.now() - this.lostAt) / 1000);
    this.lostAt = null;
    this.logger.log({ event: 'database.reconnected', lostForS });
  }

  private notifyAll(): void {
    for (const { missed } of this.listeners.values()) missed();
  }
}
