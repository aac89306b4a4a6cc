import { type IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { entityTag } from '../common/http/entity-tag.js';
import { remembered } from '../common/remembered.js';

const brotli = promisify<Buffer, { params: Record<number, number> }, Buffer>(brotliCompress);
const zip = promisify<Buffer, Buffer>(gzip);

/** Qualities of Brotli: `small` takes more than ten times as long as `quick`, and saves about a tenth. */
const QUALITY = { quick: 5, small: 10 };

const withBrotli = (bytes: Buffer, quality: keyof typeof QUALITY): Promise<Buffer> =>
  brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[quality] } });

/** The encodings of kept answers, preferred first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

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
  const quick = ownMemory(await withBrotli(body, 'quick'));
  // A smaller one may have been made meanwhile.
  encoded.br ??= quick;
  encoded.gzip = ownMemory(await zip(body));
}

/** Makes the preferred form of an answer as small as possible. */
export async function compressAnswerWell({ body, encoded }: KeptAnswer): Promise<void> {
  encoded.br = ownMemory(await withBrotli(body, 'small'));
}

const negotiateEncoding = remembered((header): Encoding | null => {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  return ENCODINGS.find((each) => negotiator.encodings([each])[0] === each) ?? null;
});

/** The encoding of kept answers for a client; null if it accepts none. */
export function acceptedEncoding({ headers }: IncomingMessage): Encoding | null {
  const header = headers['accept-encoding'];
  return header === undefined ? null : negotiateEncoding(header);
}

const wouldDeflate = remembered(
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
