/**
 * Widths for icons and cards at one to three device pixels per CSS pixel. A browser takes the next wider file, so each
 * is at most half as wide again as the one before: a post of 120 CSS pixels on a phone with three device pixels for
 * each takes 360, not 640.
 */
const WIDTHS = [160, 240, 360, 480, 640, 960];

/** Widths close to the largest save nothing. */
const WORTH_IT = 0.8;

/** The widths of a picture's files, ascending, given the largest. */
export function variantWidths(largest: number): number[] {
  return [...WIDTHS.filter((width) => width <= largest * WORTH_IT), largest];
}
