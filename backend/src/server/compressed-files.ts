import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { acceptedEncoding, type Encoding } from '../common/http/content-encoding.js';

/** File extensions of the compressed files that the build writes. */
const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/**
 * Serves the compressed files that the build writes beside the originals: smaller than on-the-fly compression, and at
 * no cost per request. Mount it before the folder's static handler.
 */
export function compressedFiles(directory: string): RequestHandler {
  const names = new Set(existsSync(directory) ? readdirSync(directory) : []);
  return (request: Request, response: Response, next: NextFunction) => {
    const suffixed = (suffix: string) => `${request.path}${suffix}`;
    if (Object.values(SUFFIXES).every((suffix) => names.has(suffixed(suffix).slice(1)))) {
      response.vary('Accept-Encoding');
      const encoding = acceptedEncoding(request);
      if (encoding !== null) {
        response.type(path.extname(request.path));
        response.setHeader('Content-Encoding', encoding);
        request.url = suffixed(SUFFIXES[encoding]);
      }
    }
    next();
  };
}
