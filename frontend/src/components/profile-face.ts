import { FACES } from '../theme/tokens';

/** The colour that stands for an account without an icon: always the same one for a display ID. */
export function faceColor(displayId: string): string {
  let sum = 0;
  for (const char of displayId.toLowerCase()) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973;
  return FACES[sum % FACES.length] ?? FACES[0];
}

const GRAPHEMES = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** The first visible character of a name, whole: an emoji of several code points counts as one. */
export function initialOf(displayName: string): string {
  const [first] = GRAPHEMES.segment(displayName.trim());
  return first?.segment.toLocaleUpperCase('en') ?? '';
}
