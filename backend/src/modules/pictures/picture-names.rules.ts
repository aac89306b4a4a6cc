/** Where files of pictures are asked for on this host. */
export const MEDIA_PATH = '/media';

const NAME = /^([0-9a-f]{64})(?:-([1-9]\d{0,3})\.webp|\.jpg)$/;

/** What the files of a picture are called by. */
interface Files {
  /** SHA-256 of what they hold, in hexadecimal. */
  hash: string;
  /** The widths that there are files of, ascending, in pixels. */
  widths: number[];
}

/** The name of a picture's file of one width. */
export function variantName(hash: string, width: number): string {
  return `${hash}-${String(width)}.webp`;
}

/** The name of the widest file of a picture, by which requests refer to one that is stored. */
export function widestFileName({ hash, widths }: Files): string {
  return variantName(hash, widths.at(-1) ?? 0);
}

/** The files of a picture that pages show, the narrowest first: their addresses on this host, their widths in pixels. */
export function pictureSources({ hash, widths }: Files): { url: string; width: number }[] {
  return widths.map((width) => ({ url: mediaAddress(variantName(hash, width)), width }));
}

/** The name of a picture's file for previews. */
export function previewName(hash: string): string {
  return `${hash}.jpg`;
}

/** The names of all files of a picture. */
export function fileNames({ hash, widths }: Files): string[] {
  return [...widths.map((width) => variantName(hash, width)), previewName(hash)];
}

/** What a file's name says of it; null for a name that no file of a picture has. */
export function parseFileName(name: string): {
  hash: string;
  /** Null for the preview, of which there is one. */
  width: number | null;
  type: 'image/webp' | 'image/jpeg';
} | null {
  const [, hash, width] = NAME.exec(name) ?? [];
  if (hash === undefined) return null;
  return width === undefined
    ? { hash, width: null, type: 'image/jpeg' }
    : { hash, width: Number(width), type: 'image/webp' };
}

/** The address of a file on this host. */
export function mediaAddress(name: string): string {
  return `${MEDIA_PATH}/${name}`;
}
