import pg, { type ClientConfig } from 'pg';

/** An answer of the database that has not come in time: whether the statement was carried out is not known. */
class OverdueAnswer extends Error {
  override readonly name = 'OverdueAnswer';
  readonly code = 'ETIMEDOUT';
}

type Ask = (...parameters: unknown[]) => unknown;
type Callback = (...outcome: unknown[]) => void;

/**
 * Makes the class of clients for one pool, or for one connection outside a pool. Where an answer takes longer than the
 * limit, its connection is closed. PostgreSQL ends long statements itself (`statement_timeout`), so a silence beyond
 * that means that the server or the network is gone. The driver's own `query_timeout` would leave the connection open,
 * with the statement still under way, and TypeORM would hand it to the next request.
 *
 * @param limitMs longer than `statement_timeout`, so that a server that still answers gets to refuse first
 */
export function limitedClient(limitMs: number): typeof pg.Client {
  const open = new Set<LimitedClient>();

  class LimitedClient extends pg.Client {
    private underWay = 0;

    constructor(config?: string | ClientConfig) {
      super(config);
      open.add(this);
      this.once('end', () => open.delete(this));
      // The pool and TypeORM listen only while the connection is theirs; in between, an error must not end the process.
      this.on('error', () => undefined);
      this.query = this.limit((...parameters) =>
        (pg.Client.prototype.query as Ask).apply(this, parameters),
      ) as typeof this.query;
    }

    /** Whether nobody loses anything when this connection is closed. */
    get isIdle(): boolean {
      return this.underWay === 0 && this.getTransactionStatus() === 'I';
    }

    close(reason: Error): void {
      this.connection.stream.destroy(reason);
    }

    private limit(ask: Ask): Ask {
      return (...parameters) => {
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

    private awaitAnswer(): () => void {
      this.underWay += 1;
      let waiting = true;
      const timer = setTimeout(() => {
        // Where this process itself stood still, the answer may be here and only wait to be read.
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

    /** What made this connection silent has most likely made the idle ones silent as well: nobody should wait for them. */
    private giveUp(): void {
      const reason = new OverdueAnswer(`The database has not answered within ${limitMs} ms.`);
      this.close(reason);
      for (const client of open) if (client.isIdle) client.close(reason);
    }
  }

  return LimitedClient;
}
