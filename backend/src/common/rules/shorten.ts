import { codePointLength } from './text.js';

const ELLIPSIS = '…';

/** Shortens a text to a number of code points, between letters and with an ellipsis. */
export function shortenText(text: string, max: number): string {
  if (codePointLength(text) <= max) return text;
  let kept = '';
  let left = max - 1;
  for (const { segment } of new Intl.Segmenter('ja', { granularity: 'grapheme' }).segment(text)) {
    left -= codePointLength(segment);
    if (left < 0) break;
    kept += segment;
  }
  return `${kept.trimEnd()}${ELLIPSIS}`;
}
