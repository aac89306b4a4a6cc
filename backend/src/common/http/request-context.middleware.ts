import { randomUUID } from 'node:crypto';
import { type NextFunction, type Request, type Response } from 'express';
import { readCookies } from './cookies.js';
import { apiLanguage } from './language-negotiation.js';
import { runWithRequestContext } from './request-context.js';

/** The response header with the request's id. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Creates the request's context. The id is our own, because a client's could forge log lines. */
export function requestContext(request: Request, response: Response, next: NextFunction): void {
  const requestId = randomUUID();
  response.setHeader(REQUEST_ID_HEADER, requestId);
  const clientAddress = request.ip ?? request.socket.remoteAddress ?? '';
  const cookies = () => readCookies(request);
  runWithRequestContext({ requestId, language: apiLanguage(request), clientAddress, cookies }, next);
}
