import { type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const SWEEP_MS = 50;

/** Tracks the connections of an HTTP server for a graceful shutdown. Create it before the server listens. */
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
      response.on('close', () => this.answers.delete(response));
      if (this.leaving) response.setHeader('Connection', 'close');
    });
  }

  /** Sends `Connection: close` with all further responses. */
  private askToLeave(): void {
    this.leaving = true;
    for (const answer of this.answers) if (!answer.headersSent) answer.setHeader('Connection', 'close');
  }

  /**
   * Accepts no new connections, closes connections after their next response, and closes idle ones after a while.
   * Clients are not asked to leave earlier, because they could reconnect just before new connections are refused.
   *
   * @param graceMs the time limit for requests
   * @param idleMs how long idle connections stay open for clients that are about to use them
   */
  async close(graceMs: number, idleMs: number): Promise<void> {
    // Not `http.Server.close`, which closes idle connections at once.
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
    // A response that had started earlier leaves its connection open.
    this.server.closeIdleConnections();
    // The server considers connections without any data as busy.
    for (const socket of this.sockets) if (socket.bytesRead === 0) socket.destroy();
  }
}

/** Waits up to a time limit; returns whether the promise settled. */
async function settlesWithin(awaited: Promise<void>, ms: number): Promise<boolean> {
  const given = new AbortController();
  try {
    return await Promise.race([awaited.then(() => true), sleep(ms, false, { signal: given.signal })]);
  } finally {
    given.abort();
  }
}
