import { type IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { entityTag } from '../common/http/entity-tag.js';
import { negotiatedOnce } from '../common/http/negotiated-once.js';

/** A compromise between size and CPU time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const brotli = promisify<Buffer, typeof BROTLI, Buffer>(brotliCompress);
const zip = promisify<Buffer, Buffer>(gzip);
const compress = { br: (bytes: Buffer) => brotli(bytes, BROTLI), gzip: (bytes: Buffer) => zip(bytes) };

/** The encodings of kept answers, preferred first. */
export type Encoding = keyof typeof compress;
const ENCODINGS = Object.keys(compress) as Encoding[];

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
  /** The compressed body; added after the second request. */
  encoded: Partial<Record<Encoding, Buffer>>;
}

/** A new answer with its cache settings. */
export interface NewAnswer extends Omit<KeptAnswer, 'encoded' | 'etag' | 'body'> {
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
  return { status, path, routeName, headers, body, etag: revalidated ? entityTag(body) : null, encoded: {} };
}

/** Adds the compressed forms of an answer. */
export async function compressAnswer(answer: KeptAnswer): Promise<void> {
  for (const encoding of ENCODINGS)
    answer.encoded[encoding] = ownMemory(await compress[encoding](answer.body));
}

const negotiateEncoding = negotiatedOnce((header): Encoding | null => {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  return ENCODINGS.find((each) => negotiator.encodings([each])[0] === each) ?? null;
});

/** The encoding of kept answers for a client; null if it accepts none. */
export function acceptedEncoding({ headers }: IncomingMessage): Encoding | null {
  const header = headers['accept-encoding'];
  return header === undefined ? null : negotiateEncoding(header);
}

const wouldDeflate = negotiatedOnce(
  (header) =>
    new Negotiator({ headers: { 'accept-encoding': header } }).encoding(['deflate', 'identity']) ===
    'deflate',
);

/** Whether a client gets an encoding that is made while it is sent, and never kept. */
export function acceptsDeflateOnly(request: IncomingMessage): boolean {
  const header = request.headers['accept-encoding'];
  return header !== undefined && acceptedEncoding(request) === null && wouldDeflate(header);
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
