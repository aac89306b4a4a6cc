import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import { type Duplex } from 'node:stream';
import { Logger } from '@nestjs/common';
import { type AppError, failure } from '../common/errors/app-error.js';
import { failureBody } from '../common/errors/failure-body.js';
import { InvalidInput, TooLarge } from '../common/errors/request-errors.js';
import { REQUEST_ID_HEADER } from '../common/http/request-context.middleware.js';

const logger = new Logger('UnreadableRequest');

class RequestTooSlow extends failure(408, 'unknown', {
  ja: '時間内にリクエストを受け取れませんでした。もう一度お試しください。',
  en: 'Your request did not arrive in time. Please try again.',
}) {}

export class HeadersTooLarge extends failure(431, 'unknown', {
  ja: 'リクエストのアドレスまたはヘッダーが大きすぎます。',
  en: 'The address or the headers of the request are too large.',
}) {}

function failureFor(code: string | undefined): AppError {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new RequestTooSlow();
    case 'HPE_HEADER_OVERFLOW':
      return new HeadersTooLarge();
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new TooLarge();
    default:
      return new InvalidInput();
  }
}

/**
 * Responds to malformed requests (not HTTP, endless headers, a missing body) in the common failure format, and closes
 * the connection.
 */
export function answerUnreadable(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.prependListener('request', ({ socket }, response) => answers.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket);
    const begun = answer?.headersSent === true && !answer.closed;
    if (begun || !socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const { status, headers, body } = refuse(failureFor(error.code), socket, error.code);
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const lines = [`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`, ...head, '', body];
    socket.end(lines.join('\r\n'), () => socket.destroy());
  });
}

/** Responds to requests without exactly one `Host`, which HTTP/1.1 requires (RFC 9112, 3.2). */
export function answerWithoutHost(request: IncomingMessage, response: ServerResponse): boolean {
  const hosts = countHosts(request.rawHeaders);
  if (hosts === 1 || (hosts === 0 && request.httpVersion === '1.0')) return false;
  const code = hosts === 0 ? 'NO_HOST' : 'SEVERAL_HOSTS';
  const { status, headers, body } = refuse(new InvalidInput(), request.socket, code);
  response.writeHead(status, headers).end(body);
  return true;
}

/** Reads alternating names and values. Cheaper per request than `headersDistinct`, which collects all headers. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** Logs a rejection and returns the response. */
function refuse(error: AppError, socket: Duplex, code: string | undefined) {
  const { status } = error.spec;
  const requestId = randomUUID();
  const ip = socket instanceof Socket ? socket.remoteAddress : undefined;
  logger.warn({ event: 'request.unreadable', requestId, status, code, ip });
  // In the default language, because the request could not be read.
  const body = JSON.stringify(failureBody(error, 'ja', requestId));
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    [REQUEST_ID_HEADER]: requestId,
    Connection: 'close',
  };
  return { status, headers, body };
}
