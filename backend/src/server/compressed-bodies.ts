import compressible from 'compressible';
import { type Express, type Response } from 'express';
import { acceptedEncoding, encode } from '../common/http/content-encoding.js';

/** Smaller bodies are sent as they are: compressed, they would hardly take fewer packets. In bytes. */
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
    const plainly = () => end.call(this, chunk, ...rest);
    if (this.headersSent || !isCompressible(this)) return plainly();
    this.vary('Accept-Encoding');
    const encoding = this.hasHeader('Content-Encoding') ? null : acceptedEncoding(this.req);
    const body = encoding === null ? null : bytesOf(chunk, rest[0]);
    if (encoding === null || body === null || body.length < THRESHOLD) return plainly();
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

/** Whether a response is text that may be compressed. */
function isCompressible(response: Response): boolean {
  const type = response.getHeader('Content-Type');
  return (
    typeof type === 'string' &&
    compressible(type) === true &&
    !/\bno-transform\b/.test(String(response.getHeader('Cache-Control')))
  );
}

/** The bytes of a body; null if there is none. */
function bytesOf(chunk: unknown, encoding: unknown): Buffer | null {
  if (Buffer.isBuffer(chunk)) return chunk;
  return typeof chunk === 'string' ? Buffer.from(chunk, encoding as BufferEncoding | undefined) : null;
}
