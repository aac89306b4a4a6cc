/** Widths for icons and cards at one to three device pixels per CSS pixel. */
const WIDTHS = [160, 320, 640, 960];

/** Widths close to the largest save nothing. */
const WORTH_IT = 0.8;

/** The widths of a picture's files, ascending, given the largest. */
export function variantWidths(largest: number): number[] {
  return [...WIDTHS.filter((width) => width <= largest * WORTH_IT), largest];
}
