import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { acceptedEncoding, type Encoding } from '../answers/kept-answer.js';

/** How the build names the compressed forms of a file. */
const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/**
 * Points requests for files of a folder to the compressed forms that the build has left beside them: smaller than what
 * could be made for each request, and without work. Mount it before what serves the folder.
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
