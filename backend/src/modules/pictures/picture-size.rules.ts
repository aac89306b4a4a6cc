import { PICTURE_LIMITS } from './picture.rules.js';

/** How large a picture is, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** WebP holds 16383 at most; a picture this tall is scrolled through long before. */
const TALLEST = 8192;

const GLANCE = 320;

/** The largest size that is kept of a picture: its own where it is small enough. */
export function largestSize(size: Size): Size {
  return fitInto(size, { width: PICTURE_LIMITS.widest, height: TALLEST });
}

/** The size of the file of a picture that chat applications show. */
export function previewSize(size: Size): Size {
  return fitInto(size, { width: PICTURE_LIMITS.preview, height: PICTURE_LIMITS.preview });
}

/** The size of a copy that shows what a picture is, and is not kept: two pixels a point of a tile. */
export function glanceSize(size: Size): Size {
  return fitInto(size, { width: GLANCE, height: 2 * GLANCE });
}

function fitInto({ width, height }: Size, box: Size): Size {
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}
