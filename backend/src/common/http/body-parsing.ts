import { json, type NextFunction, type Request, type Response } from 'express';
import { InvalidInput, TooLarge, UnsupportedMediaType } from '../errors/request-errors.js';
import { isMultipart } from './multipart-form.js';

/** The largest JSON body, after decompression. */
const JSON_LIMIT_BYTES = 100 * 1024;

/** How deeply arrays and objects may nest; deeper input serves nothing but exhausting a parser's stack. */
const MAX_DEPTH = 32;

const parse = json({ limit: JSON_LIMIT_BYTES, strict: true, type: 'application/json' });

/** Whether the request announces a body at all. */
function hasBody(request: Request): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** Names that reach an object's prototype. Copying leaves them out, so no later check would find them. */
const PROTOTYPE_NAMES = ['__proto__', 'constructor'];

/** What is wrong with a body whatever it is for, or null. */
export function faultOf(body: unknown): InvalidInput | null {
  // Level by level rather than by recursion: the input decides how deep this goes.
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
 * Reads JSON bodies, leaves forms with files to the operations that take them, and refuses every other kind: a form's
 * encodings would let other sites post here.
 *
 * @throws UnsupportedMediaType for a body of another kind or character set
 * @throws TooLarge for a body beyond the limit
 * @throws InvalidInput for JSON that cannot be read, nests too deeply or names a prototype
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
  // The parser would read to the end before it answers, however much was announced.
  if (Number(request.headers['content-length'] ?? 0) > JSON_LIMIT_BYTES) {
    next(new TooLarge());
    return;
  }
  parse(request, response, (error?: unknown) => {
    next(error ?? faultOf(request.body) ?? undefined);
  });
}
