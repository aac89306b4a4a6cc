import { type NextFunction, type Request, type Response } from 'express';

/** Passes undecodable page URLs around the router, which would fail, to the pages, which answer 404. */
export function unreadableAddress(request: Request, _response: Response, next: NextFunction): void {
  if (request.method === 'GET' || request.method === 'HEAD') {
    if (!request.path.startsWith('/api/') && !isReadable(request.path)) request.url = '/';
  }
  next();
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
