import { PICTURE_LIMITS } from './picture.rules.js';

/** A size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The limit of WebP is 16383; this is more than anyone views. */
const TALLEST = 8192;

/** The width of thumbnails, in pixels. */
export const THUMBNAIL_WIDTH = 320;

/** The largest stored size; small pictures keep theirs. */
export function largestSize(size: Size): Size {
  return fitInto(size, { width: PICTURE_LIMITS.widest, height: TALLEST });
}

/** The size of the JPEG for link previews. */
export function previewSize(size: Size): Size {
  return fitInto(size, { width: PICTURE_LIMITS.preview, height: PICTURE_LIMITS.preview });
}

/** The size of a thumbnail: two pixels per CSS pixel of a tile. */
export function thumbnailSize(size: Size): Size {
  return fitInto(size, { width: THUMBNAIL_WIDTH, height: 2 * THUMBNAIL_WIDTH });
}

function fitInto({ width, height }: Size, box: Size): Size {
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}
