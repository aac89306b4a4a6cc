import { type NextFunction, type Request, type Response } from 'express';
import { isLoopbackHost } from '../../config/environment.js';

/**
 * Leads a browser that opened `127.0.0.1` to `localhost`, or the other way round, to the name of `PUBLIC_URL`: cookies
 * and the same-origin rule know one name only.
 */
export function loopbackName({ publicUrl }: { publicUrl: string }) {
  const own = new URL(publicUrl);
  const active = isLoopbackHost(own.hostname);
  return (request: Request, response: Response, next: NextFunction): void => {
    const asked = URL.parse(`http://${request.headers.host ?? ''}`);
    // A whole address in the request line is written to a proxy, and must not be taken for the end of a host name.
    const isPath = request.originalUrl.startsWith('/');
    const isDocument = isPath && request.method === 'GET' && request.accepts(['json', 'html']) === 'html';
    const sameServer = asked !== null && asked.port === own.port && isLoopbackHost(asked.hostname);
    if (active && isDocument && sameServer && asked.hostname !== own.hostname) {
      response.redirect(307, `${own.origin}${request.originalUrl}`);
      return;
    }
    next();
  };
}
