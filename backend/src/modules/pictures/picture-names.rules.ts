import { type PictureKind } from './picture-kind.rules.js';

/** The path of picture files. */
export const MEDIA_PATH = '/media';

const NAME = /^([0-9a-f]{64})(?:-([1-9]\d{0,3})\.webp|\.jpg)$/;

/** The names of uploads, which are not served. */
const UPLOAD_NAME = /^([0-9a-f]{64})-upload\.(jpg|png|webp)$/;

const EXTENSIONS: Record<PictureKind, string> = { jpeg: 'jpg', png: 'png', webp: 'webp' };
const KINDS = Object.keys(EXTENSIONS) as PictureKind[];

/** The fields that determine the file names of a picture. */
interface Files {
  /** SHA-256 of their content, in hexadecimal. */
  hash: string;
  /** The widths of the files, ascending, in pixels. */
  widths: number[];
}

/** The same with the upload, which is not served. */
interface StoredFiles extends Files {
  /** The format of the upload; null if it is not kept. */
  upload: PictureKind | null;
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

/** The name of the upload without metadata. */
export function uploadName(hash: string, kind: PictureKind): string {
  return `${hash}-upload.${extensionOf(kind)}`;
}

/** The file extension of a format. */
export function extensionOf(kind: PictureKind): string {
  return EXTENSIONS[kind];
}

/** All file names of a picture. */
export function fileNames({ hash, widths, upload }: StoredFiles): string[] {
  return [
    ...widths.map((width) => variantName(hash, width)),
    previewName(hash),
    ...(upload ? [uploadName(hash, upload)] : []),
  ];
}

/** Parses the name of an upload; null if it is none. */
export function parseUploadName(name: string): { hash: string; kind: PictureKind } | null {
  const [, hash, extension] = UPLOAD_NAME.exec(name) ?? [];
  const kind = KINDS.find((each) => EXTENSIONS[each] === extension);
  return hash === undefined || kind === undefined ? null : { hash, kind };
}

/** Parses the name of a file that is served; null if it is invalid. */
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

/** The content type of any file of a picture. */
export function contentTypeOf(name: string): string {
  const upload = parseUploadName(name);
  return upload ? `image/${upload.kind}` : (parseFileName(name)?.type ?? 'application/octet-stream');
}

/** The URL path of a file. */
export function mediaAddress(name: string): string {
  return `${MEDIA_PATH}/${name}`;
}
