import { displayFamily } from './display-family.rules.js';

/** Where display fonts are served from. */
export const FONTS_PATH = 'fonts';

/** The most letters of one font file, which is at most 60 kB with them. */
export const MAX_DISPLAY_LETTERS = 90;

/**
 * Display fonts with thin strokes. A page says that they are of normal weight, so that browsers make the strokes of its
 * semibold names and headlines thicker.
 */
const THIN_FONTS: readonly string[] = ['hachi-maru-pop', 'zen-kurenaido'];

/** Whether the strokes of a display font are too thin for names and headlines as they are. */
export function isThinFont(font: string): boolean {
  return THIN_FONTS.includes(font);
}

/** Letters that no display font has: spaces, controls, emoji and other letters beyond the basic plane. */
const NOT_DRAWN = /[\p{Z}\p{C}\u{fe00}-\u{fe0f}]|[\u{10000}-\u{10ffff}]/gu;

/**
 * The letters of texts that a display font may have, each once, in the order of Unicode; none if they are too many: a
 * text in two fonts looks broken.
 */
export function displayLetters(texts: readonly string[]): string {
  const letters = [...new Set(texts.join('').replace(NOT_DRAWN, ''))];
  return letters.length > MAX_DISPLAY_LETTERS ? '' : letters.sort().join('');
}

/** A display font with the letters of some texts. */
export interface DisplayFontFace {
  family: string;
  /** The address of the file. */
  address: string;
  range: string;
  /** The CSS `font-weight` that the file stands for. */
  weight: string;
}

/** The display font for some texts; null if it would have no letters, or too many. */
export function displayFontFace(font: string, texts: readonly string[]): DisplayFontFace | null {
  const letters = displayLetters(texts);
  if (letters === '') return null;
  return {
    weight: isThinFont(font) ? '400' : '1 1000',
    family: displayFamily(font),
    address: `/${FONTS_PATH}/${font}/${toBase64Url(letters)}.woff2`,
    range: Array.from(letters, (letter) => `U+${letter.charCodeAt(0).toString(16)}`).join(','),
  };
}

/** The letters in the file name of a display font; null unless they are as `displayFontFace` writes them. */
export function readDisplayLetters(name: string): string | null {
  const [, encoded] = /^([\w-]+)\.woff2$/.exec(name) ?? [];
  if (encoded === undefined) return null;
  const letters = fromBase64Url(encoded);
  return letters !== null && displayLetters([letters]) === letters && toBase64Url(letters) === encoded
    ? letters
    : null;
}

/** RFC 4648, 5, without padding; the same in browsers and on the server. */
function toBase64Url(text: string): string {
  const bytes = String.fromCodePoint(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(encoded: string): string | null {
  try {
    const bytes = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
  } catch {
    return null;
  }
}
