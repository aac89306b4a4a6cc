/**
 * Widths for icons and cards at one to three device pixels per CSS pixel. A browser takes the next wider file: a post
 * of 120 CSS pixels on a phone with two or three device pixels for each takes 240 or 360. More widths save visitors
 * little, and every page lists them for each picture.
 */
const WIDTHS = [160, 240, 360, 640, 960];

/** Widths close to the largest save nothing. */
const WORTH_IT = 0.8;

/** The widths of a picture's files, ascending, given the largest. */
export function variantWidths(largest: number): number[] {
  return [...WIDTHS.filter((width) => width <= largest * WORTH_IT), largest];
}
