import { type NextFunction, type Request, type Response } from 'express';
import { Forbidden } from '../errors/request-errors.js';
import { carriesBearer } from './bearer.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe requests that another site's page makes in a visitor's browser. `Origin` decides where it is sent,
 * `Sec-Fetch-Site` otherwise; a request that carries a cookie but neither of the two is refused, one that carries none
 * of the three is not a browser's and passes. So does one with a Bearer, which no other site can make a browser send:
 * its cookies do not count, so they cannot be abused.
 *
 * @param publicOrigin the origin of `PUBLIC_URL`
 * @throws Forbidden where the request is not the site's own
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
