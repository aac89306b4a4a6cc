import { type IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { remembered } from '../remembered.js';

const brotli = promisify<Buffer, { params: Record<number, number> }, Buffer>(brotliCompress);
const zip = promisify<Buffer, Buffer>(gzip);

/** The encodings of responses, preferred first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Qualities of Brotli: `small` takes more than ten times as long as `quick`, and saves about a tenth. */
const QUALITY = { quick: 5, small: 10 };

/** Encodes a body. Brotli has two qualities. */
export const encode = (body: Buffer, encoding: Encoding, quality: keyof typeof QUALITY = 'quick') =>
  encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[quality] } })
    : zip(body);

const negotiate = remembered((header): Encoding | null => {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  return ENCODINGS.find((each) => negotiator.encodings([each])[0] === each) ?? null;
});

/** The encoding of responses to a request; null if its client accepts none. */
export function acceptedEncoding({ headers }: IncomingMessage): Encoding | null {
  const header = headers['accept-encoding'];
  return header === undefined ? null : negotiate(header);
}
