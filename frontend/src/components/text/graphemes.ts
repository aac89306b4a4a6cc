let segmenter: Intl.Segmenter | undefined;

/**
 * Where the first visible characters of a text end, as an index into it: its length where it has no more. A carriage
 * return, alone or with its line feed, is no character that anybody counts twice.
 *
 * @param count how many, at least 1
 */
export function endOfGraphemes(text: string, count: number): number {
  if (text.length <= count) return text.length;
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'grapheme' });
  let seen = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (seen === count) return index;
    if (segment !== '\r') seen += 1;
  }
  return text.length;
}
