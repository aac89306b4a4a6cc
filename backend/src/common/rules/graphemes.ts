let segmenter: Intl.Segmenter | undefined;

/**
 * The index after the first graphemes of a text. Carriage returns do not count.
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
