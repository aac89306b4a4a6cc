import { type IncomingMessage, type ServerResponse } from 'node:http';

/** How a request was answered. */
export interface Answered {
  /** The request's id, as in its `X-Request-Id`. */
  requestId: string;
  ip: string;
  durationMs: number;
}

/** Logs requests that are answered before the framework. */
export abstract class RequestLogService {
  abstract answered(request: IncomingMessage, response: ServerResponse, about: Answered): void;
}
