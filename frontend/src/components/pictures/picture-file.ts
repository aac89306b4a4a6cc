import { LIMITS, pictureKind, type PictureKind as Kind } from '@hitohira/backend/rules';

/** The MIME types of accepted pictures. */
export type PictureKind = `image/${Kind}`;

/** For the `accept` attribute. */
export const PICTURE_ACCEPT = (['image/jpeg', 'image/png', 'image/webp'] satisfies PictureKind[]).join();

/** Validation errors, by the server's codes. */
export type PictureProblem = 'fileSizeOver' | 'unsupportedImage' | 'unreadableFile' | 'tooManyPixels';

/** A valid picture file. */
export interface PictureFile {
  file: File;
  kind: PictureKind;
  /** After EXIF orientation. */
  width: number;
  height: number;
}

/** The maximum size of a decoded picture. */
const MAX_DECODED_PIXELS = 8_000_000;

/** Detects the type of a file by its content. */
async function kindOf(file: Blob): Promise<PictureKind | null> {
  const kind = await pictureKind(
    async (position, length) => new Uint8Array(await file.slice(position, position + length).arrayBuffer()),
  );
  return kind === null ? null : `image/${kind}`;
}

/** Reads the size of a picture, after EXIF orientation. */
async function measure(file: Blob): Promise<{ width: number; height: number }> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', reject);
      image.src = url;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Decodes a picture off the main thread, upright and scaled down. The caller closes the bitmap. */
export function decodePicture({ file, width, height }: PictureFile): Promise<ImageBitmap> {
  const factor = Math.min(1, Math.sqrt(MAX_DECODED_PIXELS / (width * height)));
  return createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: Math.max(1, Math.round(width * factor)),
    resizeHeight: Math.max(1, Math.round(height * factor)),
    resizeQuality: 'high',
  });
}

/** Validates a file before its upload: size, type, and whether it can be decoded. The server validates again. */
export async function readPictureFile(file: File): Promise<PictureFile | PictureProblem> {
  if (file.size > LIMITS.image.maxBytes) return 'fileSizeOver';
  try {
    const kind = await kindOf(file);
    if (kind === null) return 'unsupportedImage';
    const { width, height } = await measure(file);
    if (width * height > LIMITS.image.maxPixels) return 'tooManyPixels';
    const picture = { file, kind, width, height };
    (await decodePicture(picture)).close();
    return picture;
  } catch {
    return 'unreadableFile';
  }
}
