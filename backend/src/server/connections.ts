import { type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const SWEEP_MS = 50;

/** The connections of an HTTP server, so that it can be left without losing a request. Made before it listens. */
export class Connections {
  private readonly sockets = new Set<Socket>();
  private readonly answers = new Set<ServerResponse>();
  private leaving = false;

  constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    server.prependListener('request', (_request, response) => {
      this.answers.add(response);
      response.once('close', () => this.answers.delete(response));
      if (this.leaving) response.setHeader('Connection', 'close');
    });
  }

  /** Has every answer from now on tell its client to come over another connection, those under way included. */
  private askToLeave(): void {
    this.leaving = true;
    for (const answer of this.answers) if (!answer.headersSent) answer.setHeader('Connection', 'close');
  }

  /**
   * Takes no new connection, has those that are there leave with their next answer, and ends the ones that carry nothing;
   * requests under way are answered first. Clients are not asked to leave before: who comes back over a new connection
   * just as no more are taken is cut off, and a proxy does not send on what may have been done.
   *
   * @param graceMs how long requests may take; what is not answered then is cut
   * @param idleMs how long connections that carry nothing are left to their clients, who may be about to use them
   */
  async close(graceMs: number, idleMs: number): Promise<void> {
    // Not the HTTP server's own way, which ends idle connections at once.
    const closed = new Promise<void>((resolve) =>
      NetServer.prototype.close.call(this.server, () => resolve()),
    );
    this.askToLeave();
    const deadline = Date.now() + graceMs;
    if (!(await settlesWithin(closed, Math.min(idleMs, graceMs)))) {
      const sweep = setInterval(() => this.endIdle(), SWEEP_MS);
      await settlesWithin(closed, Math.max(0, deadline - Date.now()));
      clearInterval(sweep);
    }
    this.server.closeAllConnections();
    await closed;
  }

  private endIdle(): void {
    // An answer that had begun before it could ask leaves its connection open behind it.
    this.server.closeIdleConnections();
    // The server counts a connection on which nothing was sent yet as busy.
    for (const socket of this.sockets) if (socket.bytesRead === 0) socket.destroy();
  }
}

/** Waits for something, but no longer than that; says whether it came. */
async function settlesWithin(awaited: Promise<void>, ms: number): Promise<boolean> {
  const given = new AbortController();
  try {
    return await Promise.race([awaited.then(() => true), sleep(ms, false, { signal: given.signal })]);
  } finally {
    given.abort();
  }
}
