import { encode, type Encoding } from '../common/http/content-encoding.js';
import { entityTag } from '../common/http/entity-tag.js';

/** A response that can be sent to anybody again. */
export interface KeptAnswer {
  status: number;
  /** Its path in canonical spelling, without language and query; empty where spelling does not matter. */
  path: string;
  /** Its route, for metrics. */
  routeName: string;
  /** Its own headers, without those of every response and those of its body. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** The entity tag (RFC 9110, section 8.8.3); null for answers that clients must not store. */
  etag: string | null;
  /** The compressed body; added after some requests. */
  encoded: Partial<Record<Encoding, Buffer>>;
  /** How often it was used again. */
  uses: number;
}

/** A new answer with its cache settings. */
export interface NewAnswer extends Omit<KeptAnswer, 'encoded' | 'uses' | 'etag' | 'body'> {
  body: string;
  /** Whether clients may store and revalidate it. */
  revalidated: boolean;
  /** The account it shows; null if it shows none and never becomes outdated. */
  accountId: string | null;
  /** Whether it may be kept; incomplete answers may not. */
  keepable: boolean;
  /** When it expires without a change, as a timestamp; null if never. */
  validUntil: number | null;
}

/** An answer ready to be sent. */
export function completeAnswer({
  body: text,
  revalidated,
  status,
  path,
  routeName,
  headers,
}: NewAnswer): KeptAnswer {
  const body = ownMemory(Buffer.from(text));
  const etag = revalidated ? entityTag(body) : null;
  return { status, path, routeName, headers, body, etag, encoded: {}, uses: 0 };
}

/** Adds the compressed forms of an answer. */
export async function compressAnswer({ body, encoded }: KeptAnswer): Promise<void> {
  const quick = ownMemory(await encode(body, 'br'));
  // A smaller one may have been made meanwhile.
  encoded.br ??= quick;
  encoded.gzip = ownMemory(await encode(body, 'gzip'));
}

/** Makes the preferred form of an answer as small as possible. */
export async function compressAnswerWell({ body, encoded }: KeptAnswer): Promise<void> {
  encoded.br = ownMemory(await encode(body, 'br', 'small'));
}

/**
 * Bytes in an allocation of their own. Node slices small buffers from slabs of 64 KiB, and a single slice keeps its
 * whole slab in memory, so these are copied.
 */
function ownMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** The memory that the bodies of an answer take, in bytes. */
export function sizeOfAnswer({ body, encoded }: KeptAnswer): number {
  return Object.values(encoded).reduce((sum, { length }) => sum + length, body.length);
}
