import { type Server, type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
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
  askToLeave(): void {
    this.leaving = true;
    for (const answer of this.answers) if (!answer.headersSent) answer.setHeader('Connection', 'close');
  }

  /**
   * Takes no new connection and ends those that carry nothing; requests under way are answered first.
   *
   * @param graceMs how long they may take; what is not answered then is cut
   */
  async close(graceMs: number): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    const sweep = setInterval(() => this.endIdle(), SWEEP_MS);
    const given = new AbortController();
    try {
      await Promise.race([closed, sleep(graceMs, undefined, { signal: given.signal })]);
    } finally {
      given.abort();
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
