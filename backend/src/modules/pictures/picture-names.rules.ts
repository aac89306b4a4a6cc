/** The path of picture files. */
export const MEDIA_PATH = '/media';

const NAME = /^([0-9a-f]{64})(?:-([1-9]\d{0,3})\.webp|\.jpg)$/;

/** The fields that determine the file names of a picture. */
interface Files {
  /** SHA-256 of their content, in hexadecimal. */
  hash: string;
  /** The widths of the files, ascending, in pixels. */
  widths: number[];
}

/** The name of the file of one width. */
export function variantName(hash: string, width: number): string {
  return `${hash}-${String(width)}.webp`;
}

/** The name of the widest file, which identifies a stored picture in requests. */
export function widestFileName({ hash, widths }: Files): string {
  return variantName(hash, widths.at(-1) ?? 0);
}

/** The URLs and widths (in pixels) of a picture's files, narrowest first. */
export function pictureSources({ hash, widths }: Files): { url: string; width: number }[] {
  return widths.map((width) => ({ url: mediaAddress(variantName(hash, width)), width }));
}

/** The name of the JPEG for link previews. */
export function previewName(hash: string): string {
  return `${hash}.jpg`;
}

/** All file names of a picture. */
export function fileNames({ hash, widths }: Files): string[] {
  return [...widths.map((width) => variantName(hash, width)), previewName(hash)];
}

/** Parses a file name; null if it is invalid. */
export function parseFileName(name: string): {
  hash: string;
  /** Null for the preview. */
  width: number | null;
  type: 'image/webp' | 'image/jpeg';
} | null {
  const [, hash, width] = NAME.exec(name) ?? [];
  if (hash === undefined) return null;
  return width === undefined
    ? { hash, width: null, type: 'image/jpeg' }
    : { hash, width: Number(width), type: 'image/webp' };
}

/** The URL path of a file. */
export function mediaAddress(name: string): string {
  return `${MEDIA_PATH}/${name}`;
}
