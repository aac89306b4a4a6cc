/** Where files of pictures are asked for on this host. */
export const MEDIA_PATH = '/media';

const NAME = /^([0-9a-f]{64})(?:-([1-9]\d{0,3})\.webp|\.jpg)$/;

/** The name of a picture's file of one width. */
export function variantName(hash: string, width: number): string {
  return `${hash}-${width}.webp`;
}

/** The name of a picture's file for previews. */
export function previewName(hash: string): string {
  return `${hash}.jpg`;
}

/** The names of all files of a picture. */
export function fileNames({ hash, widths }: { hash: string; widths: readonly number[] }): string[] {
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
