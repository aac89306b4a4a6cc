/**
 * What is one visible character for each code unit, whatever stands beside it: Latin, kana and kanji without anything that
 * joins. A browser loads its tables for the rest before the first of them can be told apart, which a phone notices; most
 * texts need none.
 */
const ONE_EACH =
  /^[\n -~\u{00A0}-\u{02FF}\u{2010}-\u{2027}\u{2030}-\u{205E}\u{3000}-\u{3029}\u{3031}-\u{3096}\u{309B}-\u{30FF}\u{3400}-\u{9FFF}\u{FF01}-\u{FF60}]*$/u;

let segmenter: Intl.Segmenter | undefined;

/**
 * Where the first visible characters of a text end, as an index into it: its length where it has no more. A carriage
 * return, alone or with its line feed, is no character that anybody counts twice.
 *
 * @param count how many, at least 1
 */
export function endOfGraphemes(text: string, count: number): number {
  if (text.length <= count) return text.length;
  // What follows may belong to the last one, as an accent does.
  if (ONE_EACH.test(text.slice(0, count + 1))) return count;
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'grapheme' });
  let seen = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (seen === count) return index;
    if (segment !== '\r') seen += 1;
  }
  return text.length;
}
