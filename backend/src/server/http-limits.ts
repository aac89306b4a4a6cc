import { createServer, type RequestListener, type Server } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import express from 'express';
import { answerUnreadable, answerWithoutHost } from './unreadable-request.js';

/** How much time and room one client gets. Times in milliseconds. */
export interface HttpLimits {
  /** For the headers of a request. */
  headersMs: number;
  /** For a request as a whole; a phone that sends twenty pictures takes its time: 3 Mbit/s are enough. */
  requestMs: number;
  /** From the headers of a request until its answer was read to the end. */
  exchangeMs: number;
  /** In which nothing at all is received, or taken of what is sent. */
  silenceMs: number;
  /** Between two requests; longer than a proxy keeps its own connections, so that it is the one to end them. */
  idleMs: number;
  /** How often the first two are looked at. */
  checkEveryMs: number;
  /** At once; more would run the process out of file descriptors. */
  connections: number;
}

export const HTTP_LIMITS: HttpLimits = {
  headersMs: 15_000,
  requestMs: 900_000,
  exchangeMs: 1_200_000,
  silenceMs: 60_000,
  idleMs: 65_000,
  checkEveryMs: 5_000,
  connections: 10_000,
};

/** An HTTP server on which clients that dawdle cost a socket for a while, and nobody else anything. */
export function createLimitedServer(listener: RequestListener, limits: HttpLimits = HTTP_LIMITS): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      // Refused here, so that it is in the form of every failure.
      requireHostHeader: false,
    },
    (request, response) => {
      if (!answerWithoutHost(request, response)) listener(request, response);
    },
  );
  server.timeout = limits.silenceMs;
  server.maxConnections = limits.connections;
  server.prependListener('request', ({ socket }, response) => {
    const cut = setTimeout(() => socket.destroy(), limits.exchangeMs).unref();
    response.once('close', () => clearTimeout(cut));
  });
  answerUnreadable(server);
  return server;
}

/** Express behind such a server. Its routes are case-sensitive: `/API/themes` is not another name of `/api/themes`. */
export class LimitedExpressAdapter extends ExpressAdapter {
  constructor(private readonly limits: HttpLimits = HTTP_LIMITS) {
    // Nest makes the router at once, so the instance has to be set up before Nest sees it.
    const instance = express();
    instance.set('case sensitive routing', true);
    super(instance);
  }

  override initHttpServer(): void {
    this.httpServer = createLimitedServer(this.getInstance<RequestListener>(), this.limits);
  }
}
