import { type NextFunction, type Request, type Response } from 'express';
import { isLoopbackHost } from '../../config/environment.js';

/**
 * Redirects between `127.0.0.1` and `localhost` to the host of `PUBLIC_URL`, because cookies and the same-origin check
 * know one host only.
 */
export function loopbackName({ publicUrl }: { publicUrl: string }) {
  const own = new URL(publicUrl);
  const active = isLoopbackHost(own.hostname);
  return (request: Request, response: Response, next: NextFunction): void => {
    const asked = URL.parse(`http://${request.headers.host ?? ''}`);
    // An absolute URL in the request line is meant for a proxy and must not become part of the target.
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
