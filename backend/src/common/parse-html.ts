import { type Handler, Parser } from 'htmlparser2';

/** Real pages are not deeper, and the parser is slow with thousands of nested elements. */
const MAX_DEPTH = 500;

/** How much is parsed before the depth is checked, in characters. */
const PART = 4096;

/** The parser's events that callers can use. */
type PageHandler = Pick<Partial<Handler>, 'onopentag' | 'ontext' | 'onclosetag'>;

/**
 * Parses untrusted HTML. It stops where elements are nested too deeply, so that its time is linear in the length.
 *
 * @returns whether it was parsed to its end
 */
export function parseHtml(html: string, { onopentag, ontext, onclosetag }: PageHandler): boolean {
  let depth = 0;
  const parser = new Parser({
    onopentag: (...opened) => {
      depth += 1;
      onopentag?.(...opened);
    },
    ...(ontext && { ontext }),
    onclosetag: (...closed) => {
      depth -= 1;
      onclosetag?.(...closed);
    },
  });
  for (let start = 0; start < html.length; start += PART) {
    parser.write(html.slice(start, start + PART));
    if (depth > MAX_DEPTH) return false;
  }
  parser.end();
  return true;
}

/** The text of HTML, without markup. */
export function wordsOfHtml(html: string): string {
  const words: string[] = [];
  const separate = () => words.push(' ');
  parseHtml(html, { onopentag: separate, ontext: (text) => words.push(text), onclosetag: separate });
  return words.join('');
}
