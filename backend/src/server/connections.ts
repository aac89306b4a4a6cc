import { type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

const SWEEP_MS = 50;

/** More turns of the event loop than connections that can wait at a time (511, Node's `backlog`). */
const MOST_TURNS = 1000;

/** Tracks the connections of an HTTP server for a graceful shutdown. Create it before the server listens. */
export class Connections {
  /**
   * Open connections, each with its latest response while that is under way. A collection of responses would be copied
   * whenever it fills, and its earlier copies would keep them until a major garbage collection (record 62).
   */
  private readonly sockets = new Map<Socket, ServerResponse | null>();
  private accepted = 0;
  private leaving = false;

  constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      this.accepted += 1;
      this.sockets.set(socket, null);
      socket.once('close', () => this.sockets.delete(socket));
    });
    server.prependListener('request', ({ socket }, response) => {
      this.sockets.set(socket, response);
      response.on('close', () => {
        if (this.sockets.get(socket) === response) this.sockets.set(socket, null);
      });
      if (this.leaving) response.setHeader('Connection', 'close');
    });
  }

  /** Sends `Connection: close` with all further responses. */
  private askToLeave(): void {
    this.leaving = true;
    for (const response of this.sockets.values())
      if (response?.headersSent === false) response.setHeader('Connection', 'close');
  }

  /**
   * Accepts no new connections, closes connections after their next response, and closes idle ones after a while.
   * Clients are not asked to leave earlier, because they could reconnect just before new connections are refused.
   *
   * @param graceMs the time limit for requests
   * @param idleMs how long idle connections stay open for clients that are about to use them
   */
  async close(graceMs: number, idleMs: number): Promise<void> {
    await this.acceptWaiting();
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

  /**
   * Accepts connections that the system has made already. Closing would reset them, and a proxy does not repeat what it
   * has sent on them unless that is idempotent.
   */
  private async acceptWaiting(): Promise<void> {
    // The first may still come in this turn of the event loop, before anything is accepted.
    await nextTurn();
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const before = this.accepted;
      await nextTurn();
      if (this.accepted === before) return;
    }
  }

  private endIdle(): void {
    // A response that had started earlier leaves its connection open.
    this.server.closeIdleConnections();
    // The server considers connections without any data as busy.
    for (const socket of this.sockets.keys()) if (socket.bytesRead === 0) socket.destroy();
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
