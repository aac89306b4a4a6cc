import { type HttpLogger } from 'pino-http';

/** Logs requests. Stands before every other part, so that what those refuse has its line as well. */
export abstract class RequestLogMiddleware {
  abstract readonly handle: HttpLogger;
}
