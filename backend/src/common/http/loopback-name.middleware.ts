import { type IncomingMessage } from 'node:http';
import { type NextFunction, type Request, type Response } from 'express';
import { isLoopbackHost } from '../../config/environment.js';

/** Tells whether a request names this machine by another loopback name than `PUBLIC_URL` does. */
export function otherLoopbackName(publicUrl: string): (request: Pick<IncomingMessage, 'headers'>) => boolean {
  const own = new URL(publicUrl);
  if (!isLoopbackHost(own.hostname)) return () => false;
  return ({ headers: { host = '' } }) => {
    if (host === own.host) return false;
    const asked = URL.parse(`http://${host}`);
    return (
      asked !== null &&
      asked.port === own.port &&
      isLoopbackHost(asked.hostname) &&
      asked.hostname !== own.hostname
    );
  };
}

/**
 * Redirects between `127.0.0.1` and `localhost` to the host of `PUBLIC_URL`, because cookies and the same-origin check
 * know one host only.
 */
export function loopbackName({ publicUrl }: { publicUrl: string }) {
  const { origin } = new URL(publicUrl);
  const isOtherName = otherLoopbackName(publicUrl);
  return (request: Request, response: Response, next: NextFunction): void => {
    // An absolute URL in the request line is meant for a proxy and must not become part of the target.
    const isPath = request.originalUrl.startsWith('/');
    const isDocument = () => request.method === 'GET' && request.accepts(['json', 'html']) === 'html';
    if (isPath && isOtherName(request) && isDocument()) {
      response.redirect(307, `${origin}${request.originalUrl}`);
      return;
    }
    next();
  };
}
