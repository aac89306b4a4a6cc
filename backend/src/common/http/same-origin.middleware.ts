import { type NextFunction, type Request, type Response } from 'express';
import { Forbidden } from '../errors/request-errors.js';
import { carriesBearer } from './bearer.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects unsafe requests that pages of other sites make. `Origin` decides, else `Sec-Fetch-Site`. A request with a
 * cookie but neither header is rejected; one with none of the three is not a browser's. A request with a Bearer token
 * is allowed, because its cookies are ignored.
 *
 * @param publicOrigin the origin of `PUBLIC_URL`
 * @throws Forbidden for requests from other sites
 */
export function sameOrigin(publicOrigin: string) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    next(SAFE_METHODS.has(request.method) || isOwn(request, publicOrigin) ? undefined : new Forbidden());
  };
}

function isOwn(request: Request, publicOrigin: string): boolean {
  if (carriesBearer(request)) return true;
  const { origin, cookie } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin !== undefined) return origin === publicOrigin;
  if (site !== undefined) return site === 'same-origin';
  return cookie === undefined;
}
