import PostalMime from 'postal-mime';
import { PORTABILITY_LIMITS } from '../portability-limits.rules.js';
import { decodeText } from './read-text.js';

/** How far to look for the head of a file or a part. */
const HEAD = 8000;

const RELATED = /^content-type:\s*multipart\/related\b/im;
const BOUNDARY = /^content-type:[^\n]*(?:\n[ \t][^\n]*)*?\bboundary=(?:"([^"\n]+)"|([^\s;]+))/im;
const LOCATION = /^(?:snapshot-)?content-location:\s*(\S+)/im;
const PAGE = /^content-type:\s*text\/html\b/im;
const PICTURE = /^content-type:\s*image\/(?:png|jpeg|webp)\b/im;
const BASE64 = /^content-transfer-encoding:\s*base64\b/im;

/** A page with the URL it was saved from. */
export interface SavedPage {
  html: string;
  url: string | null;
  /** The pictures in the file by their URLs. */
  pictures: ReadonlyMap<string, Buffer>;
}

/**
 * Reads the page in an MHTML file, which is what Chrome saves on Android: a multipart message with the page first, then
 * its pictures and frames. Null for other files.
 */
export async function readMhtml(content: Buffer): Promise<SavedPage | null> {
  const top = headOf(content.toString('latin1', 0, HEAD));
  const [, quoted, plain] = BOUNDARY.exec(top) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined || !RELATED.test(top)) return null;
  const parts = [...partsOf(content, `--${boundary}`)];
  const part = parts.find((each) => PAGE.test(partHead(each)));
  if (part === undefined) return null;
  // As an attachment the part is not decoded as text: the page declares its own encoding.
  const message = Buffer.concat([Buffer.from('Content-Disposition: attachment\r\n'), part]);
  const { attachments } = await PostalMime.parse(message, { forceRfc822Attachments: true });
  const page = attachments[0]?.content;
  if (!(page instanceof ArrayBuffer)) return null;
  return {
    html: decodeText(Buffer.from(page)),
    url: (LOCATION.exec(top) ?? LOCATION.exec(partHead(part)))?.[1] ?? null,
    pictures: picturesIn(parts),
  };
}

/** The lines before the first empty one, with line ends as LF. */
const headOf = (text: string) => text.replaceAll('\r\n', '\n').trimStart().split('\n\n', 1)[0] ?? '';

const partHead = (part: Buffer) => headOf(part.toString('latin1', 0, HEAD));

/** The parts of the file, each with its head, as far as entries are read. */
function* partsOf(content: Buffer, delimiter: string): Generator<Buffer> {
  let start = content.indexOf(delimiter);
  for (let count = 0; start !== -1 && count < PORTABILITY_LIMITS.entries; count += 1) {
    const begin = content.indexOf('\n', start) + 1;
    const next = content.indexOf(`\n${delimiter}`, start + delimiter.length);
    if (begin === 0) return;
    yield content.subarray(begin, next === -1 ? content.length : next);
    start = next === -1 ? -1 : next + 1;
  }
}

/** Chrome encodes pictures in base64 and names the URL that the page shows them from. */
function picturesIn(parts: readonly Buffer[]): Map<string, Buffer> {
  const pictures = new Map<string, Buffer>();
  for (const part of parts) {
    const head = partHead(part);
    const [, url] = LOCATION.exec(head) ?? [];
    if (url === undefined || !PICTURE.test(head) || !BASE64.test(head)) continue;
    const body = /\r?\n\r?\n/.exec(part.toString('latin1', 0, HEAD));
    if (body === null || part.length > PORTABILITY_LIMITS.pictureBytes * 2) continue;
    pictures.set(url, Buffer.from(part.toString('latin1', body.index), 'base64'));
  }
  return pictures;
}
