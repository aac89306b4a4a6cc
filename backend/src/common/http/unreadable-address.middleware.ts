import { type NextFunction, type Request, type Response } from 'express';

/**
 * Leads a document's address that cannot be decoded past the router, which would fail on it, to the pages: they read
 * the address as it was asked for, and answer that there is no such page.
 */
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
