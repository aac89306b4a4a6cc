import diagnostics from 'node:diagnostics_channel';
import pg, { type ClientConfig } from 'pg';

/** A statement that a client sends. */
export interface SentStatement {
  text: string;
  values: readonly unknown[];
  application: string | undefined;
}

/** Publishes a {@link SentStatement} for each statement; costs nothing without subscribers. */
export const STATEMENTS = diagnostics.channel('hitohira.statements');

/** A response is overdue; whether the statement ran is unknown. */
class OverdueAnswer extends Error {
  override readonly name = 'OverdueAnswer';
  readonly code = 'ETIMEDOUT';
}

type Ask = (...parameters: unknown[]) => unknown;
type Callback = (...outcome: unknown[]) => void;

/**
 * Creates a client class for one pool or connection that closes a connection whose response is overdue. PostgreSQL
 * cancels long statements itself (`statement_timeout`), so a longer silence means that the server or the network is
 * down. The driver's `query_timeout` would leave the connection open, and TypeORM would reuse it.
 *
 * @param limitMs longer than `statement_timeout`, so that a responsive server cancels first
 */
export function limitedClient(limitMs: number): typeof pg.Client {
  const open = new Set<LimitedClient>();

  class LimitedClient extends pg.Client {
    private underWay = 0;
    private readonly application: string | undefined;

    constructor(config?: string | ClientConfig) {
      super(config);
      this.application = typeof config === 'object' ? config.application_name : undefined;
      open.add(this);
      this.once('end', () => open.delete(this));
      // The pool and TypeORM only listen while they use the connection; an error in between must not end the process.
      this.on('error', () => undefined);
      this.query = this.limit((...parameters) =>
        (pg.Client.prototype.query as Ask).apply(this, parameters),
      ) as typeof this.query;
    }

    /** Whether it can be closed without an effect on anyone. */
    get isIdle(): boolean {
      return this.underWay === 0 && this.getTransactionStatus() === 'I';
    }

    close(reason: Error): void {
      this.connection.stream.destroy(reason);
    }

    private limit(ask: Ask): Ask {
      return (...parameters) => {
        this.publish(parameters);
        const answered = this.awaitAnswer();
        const callback = parameters.at(-1);
        if (typeof callback === 'function') {
          return ask(...parameters.slice(0, -1), (...outcome: unknown[]) => {
            answered();
            (callback as Callback)(...outcome);
          });
        }
        const answer = ask(...parameters);
        void Promise.resolve(answer).then(answered, answered);
        return answer;
      };
    }

    private publish([query, list]: unknown[]): void {
      if (!STATEMENTS.hasSubscribers) return;
      const asked = typeof query === 'string' ? { text: query } : (query as Partial<SentStatement>);
      const { text = '', values = Array.isArray(list) ? (list as unknown[]) : [] } = asked;
      STATEMENTS.publish({ text, values, application: this.application } satisfies SentStatement);
    }

    private awaitAnswer(): () => void {
      this.underWay += 1;
      let waiting = true;
      const timer = setTimeout(() => {
        // If this process was blocked, the response may have arrived unread.
        setImmediate(() => {
          if (waiting) this.giveUp();
        });
      }, limitMs);
      return () => {
        waiting = false;
        clearTimeout(timer);
        this.underWay -= 1;
      };
    }

    /** Whatever silenced this connection probably affects the idle ones too. */
    private giveUp(): void {
      const reason = new OverdueAnswer(`The database has not answered within ${limitMs} ms.`);
      this.close(reason);
      for (const client of open) if (client.isIdle) client.close(reason);
    }
  }

  return LimitedClient;
}
