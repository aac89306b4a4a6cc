import { LIMITS } from '../../common/rules/limits.js';

/** Icons and cards on screens of one to three pixels a point: what a browser chooses from. */
const WIDTHS = [160, 320, 640, 960];

/** A width that is nearly the widest saves a browser nothing. */
const WORTH_IT = 0.8;

/** WebP holds 16383 at most; a picture this tall is scrolled through long before. */
const TALLEST = 8192;

/** How large a picture is, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The largest size that is kept of a picture: its own where it is small enough. */
export function largestSize({ width, height }: Size): Size {
  const scale = Math.min(1, LIMITS.image.widest / width, TALLEST / height);
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

/** The widths in which a picture is kept whose largest one is given, ascending. */
export function variantWidths(largest: number): number[] {
  return [...WIDTHS.filter((width) => width <= largest * WORTH_IT), largest];
}
