import PostalMime from 'postal-mime';
import { decodeText } from './read-text.js';

/** How far to look for the head of a file or a part. */
const HEAD = 8000;

const RELATED = /^content-type:\s*multipart\/related\b/im;
const BOUNDARY = /^content-type:[^\n]*(?:\n[ \t][^\n]*)*?\bboundary=(?:"([^"\n]+)"|([^\s;]+))/im;
const LOCATION = /^(?:snapshot-)?content-location:\s*(\S+)/im;

/** A page with the URL it was saved from. */
export interface SavedPage {
  html: string;
  url: string | null;
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
  const part = firstPage(content, `--${boundary}`);
  if (part === null) return null;
  // As an attachment the part is not decoded as text: the page declares its own encoding.
  const message = Buffer.concat([Buffer.from('Content-Disposition: attachment\r\n'), part]);
  const { attachments } = await PostalMime.parse(message, { forceRfc822Attachments: true });
  const page = attachments[0]?.content;
  if (!(page instanceof ArrayBuffer)) return null;
  const head = headOf(part.toString('latin1', 0, HEAD));
  return {
    html: decodeText(Buffer.from(page)),
    url: (LOCATION.exec(top) ?? LOCATION.exec(head))?.[1] ?? null,
  };
}

/** The lines before the first empty one, with line ends as LF. */
const headOf = (text: string) => text.replaceAll('\r\n', '\n').trimStart().split('\n\n', 1)[0] ?? '';

/** The first part that is HTML, with its head. */
function firstPage(content: Buffer, delimiter: string): Buffer | null {
  let start = content.indexOf(delimiter);
  while (start !== -1) {
    const begin = content.indexOf('\n', start) + 1;
    const next = content.indexOf(`\n${delimiter}`, start + delimiter.length);
    if (begin === 0) return null;
    const part = content.subarray(begin, next === -1 ? content.length : next);
    if (/^content-type:\s*text\/html\b/im.test(headOf(part.toString('latin1', 0, HEAD)))) return part;
    start = next === -1 ? -1 : next + 1;
  }
  return null;
}
