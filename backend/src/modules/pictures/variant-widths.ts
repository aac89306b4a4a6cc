/** Icons and cards on screens of one to three pixels a point: what a browser chooses from. */
const WIDTHS = [160, 320, 640, 960];

/** A width that is nearly the widest saves a browser nothing. */
const WORTH_IT = 0.8;

/** The widths in which a picture is kept whose largest one is given, ascending. */
export function variantWidths(largest: number): number[] {
  return [...WIDTHS.filter((width) => width <= largest * WORTH_IT), largest];
}
