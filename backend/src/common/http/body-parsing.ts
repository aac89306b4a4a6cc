import { json, type NextFunction, type Request, type Response } from 'express';
import { InvalidInput, TooLarge, UnsupportedMediaType } from '../errors/request-errors.js';
import { isMultipart } from './multipart-form.js';

/** The largest JSON body in bytes, after decompression. */
const JSON_LIMIT_BYTES = 100 * 1024;

/** The maximum nesting depth, to protect parsers' stacks. */
const MAX_DEPTH = 32;

const parse = json({ limit: JSON_LIMIT_BYTES, strict: true, type: 'application/json' });

function hasBody(request: Request): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** Names that reach an object's prototype. Copying drops them, so later checks would not find them. */
const PROTOTYPE_NAMES = ['__proto__', 'constructor'];

/** Checks any body for depth and prototype names. */
export function bodyError(body: unknown): InvalidInput | null {
  // Iterative, because the input determines the depth.
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return new InvalidInput();
    const objects = level.filter((item) => typeof item === 'object' && item !== null);
    const field = PROTOTYPE_NAMES.find((name) => objects.some((item) => Object.hasOwn(item, name)));
    if (field !== undefined) return new InvalidInput([{ field, code: 'unknownField' }]);
    level = objects.flatMap((item) => Object.values(item) as unknown[]);
  }
  return null;
}

/**
 * Reads JSON bodies, leaves multipart forms to their operations, and rejects other media types, with which other sites
 * could post here.
 *
 * @throws UnsupportedMediaType for other media types or character sets
 * @throws TooLarge beyond the size limit
 * @throws InvalidInput for malformed JSON, or JSON that nests too deeply or names a prototype
 */
export function jsonBodies(request: Request, response: Response, next: NextFunction): void {
  if (!hasBody(request) || isMultipart(request)) {
    next();
    return;
  }
  if (!request.is('application/json')) {
    next(new UnsupportedMediaType());
    return;
  }
  // The parser would read the whole body before rejecting it.
  if (Number(request.headers['content-length'] ?? 0) > JSON_LIMIT_BYTES) {
    next(new TooLarge());
    return;
  }
  parse(request, response, (error?: unknown) => {
    next(error ?? bodyError(request.body) ?? undefined);
  });
}
