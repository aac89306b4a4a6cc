import { randomUUID } from 'node:crypto';
import { type NextFunction, type Request, type Response } from 'express';
import { readCookies } from './cookies.js';
import { apiLanguage } from './language-negotiation.js';
import { runWithRequestContext } from './request-context.js';

/** The header that names a request in its answer. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Gives each request an id of our own (a client's could forge log lines), its language and the client's address. */
export function requestContext(request: Request, response: Response, next: NextFunction): void {
  const requestId = randomUUID();
  response.setHeader(REQUEST_ID_HEADER, requestId);
  const clientAddress = request.ip ?? request.socket.remoteAddress ?? '';
  const cookies = () => readCookies(request);
  runWithRequestContext({ requestId, language: apiLanguage(request), clientAddress, cookies }, next);
}
