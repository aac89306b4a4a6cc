import { displayFontFace } from '@hitohira/backend/rules';

/** Adds a display font with the letters of a text to the document. Returns a function that removes it. */
export function addDisplayFont(displayFont: string, text: string): () => void {
  const face = displayFontFace(displayFont, [text]);
  if (face === null || !('FontFace' in window)) return () => undefined;
  const { family, address, range, weight } = face;
  const font = new FontFace(family, `url("${address}") format("woff2")`, {
    weight,
    unicodeRange: range,
    display: 'swap',
  });
  document.fonts.add(font);
  return () => {
    document.fonts.delete(font);
  };
}
