import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import express from 'express';
import { answerUnreadable, answerWithoutHost } from './unreadable-request.js';

/** Limits per client. Times in milliseconds. */
export interface HttpLimits {
  /** For receiving the headers. */
  headersMs: number;
  /** For receiving a request; enough for twenty pictures at 3 Mbit/s. */
  requestMs: number;
  /** From the headers to the end of the response. */
  exchangeMs: number;
  /** Without any data received or sent. */
  silenceMs: number;
  /** Between requests; longer than proxies', so that these close idle connections. */
  idleMs: number;
  /** The interval in which the first two are checked. */
  checkEveryMs: number;
  /** The maximum number of connections, within the limit of file descriptors. */
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

/** An HTTP server with limits against slow clients. */
export function createLimitedServer(listener: RequestListener, limits: HttpLimits = HTTP_LIMITS): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      // Checked below, for a response in the common failure format.
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
    response.on('close', () => clearTimeout(cut));
  });
  answerUnreadable(server);
  return server;
}

/** A listener in front of the application. */
export type FrontListener = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Express with limits and case-sensitive routes. */
export class LimitedExpressAdapter extends ExpressAdapter {
  constructor(private readonly limits: HttpLimits = HTTP_LIMITS) {
    // Nest creates the router at once, so Express is configured before.
    const instance = express();
    instance.set('case sensitive routing', true);
    super(instance);
  }

  /** Answers requests before the application; it passes on what it does not answer. */
  front: FrontListener = (_request, _response, next) => next();

  override initHttpServer(): void {
    const application = this.getInstance<RequestListener>();
    this.httpServer = createLimitedServer(
      (request, response) => this.front(request, response, () => application(request, response)),
      this.limits,
    );
  }
}
