import compressible from 'compressible';
import { type Express, type Response } from 'express';
import { acceptedEncoding, encode } from '../common/http/content-encoding.js';

/** Smaller bodies fit in a packet anyway; in bytes. */
const THRESHOLD = 1024;

type End = (this: Response, ...args: unknown[]) => Response;

/**
 * Compresses bodies that are sent at once: JSON, pages, feeds. Streams are left alone.
 *
 * It extends the prototype of Express's responses. The package `compression` assigns functions to each response, which
 * V8 creates in the old generation, where they keep the response and its request until a major collection (record 76).
 */
export function compressBodies({ response }: Pick<Express, 'response'>): void {
  const prototype = response as { end: End };
  const { end } = prototype;
  prototype.end = function (chunk, ...rest) {
    const body = this.headersSent || !isCompressible(this) ? null : bytesOf(chunk, rest[0]);
    const encoding = body && body.length >= THRESHOLD ? acceptedEncoding(this.req) : null;
    if (!body || encoding === null) return end.call(this, chunk, ...rest);
    encode(body, encoding).then(
      (encoded) => {
        this.setHeader('Content-Encoding', encoding);
        this.setHeader('Content-Length', encoded.length);
        end.call(this, encoded);
      },
      (reason: unknown) => this.destroy(reason as Error),
    );
    return this;
  };
}

/** Whether the body may be compressed; if so, the response varies by what the client accepts. */
function isCompressible(response: Response): boolean {
  const type = response.getHeader('Content-Type');
  if (typeof type !== 'string' || compressible(type) !== true) return false;
  if (/\bno-transform\b/.test(String(response.getHeader('Cache-Control')))) return false;
  response.vary('Accept-Encoding');
  return !response.hasHeader('Content-Encoding');
}

/** The bytes of a body; null if there is none. */
function bytesOf(chunk: unknown, encoding: unknown): Buffer | null {
  if (Buffer.isBuffer(chunk)) return chunk;
  return typeof chunk === 'string' ? Buffer.from(chunk, encoding as BufferEncoding | undefined) : null;
}
