/*
 * The width of texts in drawings, and their lines. Also runs in the process for pictures, which imports this file by
 * its extension, so it imports nothing.
 */

const ELLIPSIS = '…';

/** Full-width characters. */
const WIDE = /[\u1100-\u11ff\u2e80-\uffef]/g;

/** The area of a text: a width, in the unit of its measure, and a number of lines. */
interface Area {
  width: number;
  lines: number;
}

/**
 * Breaks a text into lines between words, also where a script has no spaces, and truncates the rest with an ellipsis.
 *
 * @param measure the width of a line
 */
export function fitLines(text: string, { width, lines }: Area, measure: (line: string) => number): string[] {
  const fitting: string[] = [];
  let rest = text.trim();
  while (rest !== '') {
    if (measure(rest) <= width) return [...fitting, rest];
    if (fitting.length === lines - 1) return [...fitting, cut(rest, { measure, width })];
    const line = breakLine(rest, { measure, width });
    fitting.push(line.trimEnd());
    rest = rest.slice(line.length).trimStart();
  }
  return fitting;
}

/** Characters that must not begin a line. */
const NOT_FIRST = /^[\p{Pe}\p{Pf}\p{Po}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]/u;

/** Characters that must not end a line: opening brackets, the `#` of a hash tag, and quotation marks after a space. */
const NOT_LAST = /(?:[\p{Ps}\p{Pi}#＃]|\s["'])$/u;

/** Whether a line may end after some words. */
function breaksAt(words: readonly string[], count: number): boolean {
  return !NOT_FIRST.test(words[count] ?? '') && !NOT_LAST.test(words.slice(0, count).join(''));
}

/** A width, and how wide a line is. */
interface Measure {
  width: number;
  measure: (line: string) => number;
}

/** As many words of a text as fit; of a word that is longer than a line, as many letters. */
function breakLine(text: string, measure: Measure): string {
  const words = segments(text, 'word');
  let count = largest(words, measure, (parts) => parts.join('').trimEnd());
  while (count > 0 && !breaksAt(words, count)) count -= 1;
  if (count > 0) return words.slice(0, count).join('');
  const letters = segments(text, 'grapheme');
  const fitting = largest(letters, measure, (parts) => parts.join(''));
  return letters.slice(0, Math.max(1, fitting)).join('');
}

/** As many letters as fit with an ellipsis. */
function cut(text: string, measure: Measure): string {
  const letters = segments(text, 'grapheme');
  const shorten = (parts: readonly string[]) => `${parts.join('').trimEnd()}${ELLIPSIS}`;
  return shorten(letters.slice(0, largest(letters, measure, shorten)));
}

/** How many parts fit, as `join` puts them together. */
function largest(
  parts: readonly string[],
  { measure, width }: Measure,
  join: (parts: readonly string[]) => string,
): number {
  let [known, open] = [0, parts.length + 1];
  while (open - known > 1) {
    const probe = (known + open) >> 1;
    if (measure(join(parts.slice(0, probe))) <= width) known = probe;
    else open = probe;
  }
  return known;
}

/** The most that a text usually takes in any of the display fonts, in ems: their mean letters are 0.45 to 0.72 wide. */
export function roughWidth(text: string): number {
  const wide = text.match(WIDE)?.length ?? 0;
  return wide * 1.04 + (text.length - wide) * 0.75;
}

function segments(text: string, granularity: 'word' | 'grapheme'): string[] {
  return Array.from(new Intl.Segmenter('ja', { granularity }).segment(text), ({ segment }) => segment);
}
