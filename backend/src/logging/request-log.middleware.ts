import { type HttpLogger } from 'pino-http';

/** Logs requests. It runs first, so that rejected requests are logged too. */
export abstract class RequestLogMiddleware {
  abstract readonly handle: HttpLogger;
}
