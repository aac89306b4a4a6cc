import { LIMITS, pictureKind, type PictureKind as Kind } from '@hitohira/backend/rules';

/** The kinds of pictures that are taken, under the names by which browsers know them. */
export type PictureKind = `image/${Kind}`;

/** What file dialogs offer. */
export const PICTURE_ACCEPT = (['image/jpeg', 'image/png', 'image/webp'] satisfies PictureKind[]).join();

/** What can be wrong with a file, by the codes under which the server says the same. */
export type PictureProblem = 'fileSizeOver' | 'unsupportedImage' | 'unreadableFile' | 'tooManyPixels';

/** A file that is a picture. */
export interface PictureFile {
  file: File;
  kind: PictureKind;
  /** As it is seen: upright. */
  width: number;
  height: number;
}

/** How large a picture is in memory while it is worked on, in pixels. */
const WORKING_PIXELS = 8_000_000;

/** What a file is by its content: its name and its type are only what somebody called it. */
async function kindOf(file: Blob): Promise<PictureKind | null> {
  const kind = await pictureKind(
    async (position, length) => new Uint8Array(await file.slice(position, position + length).arrayBuffer()),
  );
  return kind === null ? null : `image/${kind}`;
}

/** How large a picture is, upright, by what its file says of itself: nothing is decoded for it. */
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

/**
 * Decodes a picture beside the page, which stays as quick as it was, upright, and no larger than is needed to work on
 * it: the photo of a phone is several times as large as what becomes of it. Who asks for it closes it.
 */
export function decodePicture({ file, width, height }: PictureFile): Promise<ImageBitmap> {
  const factor = Math.min(1, Math.sqrt(WORKING_PIXELS / (width * height)));
  return createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: Math.max(1, Math.round(width * factor)),
    resizeHeight: Math.max(1, Math.round(height * factor)),
    resizeQuality: 'high',
  });
}

/**
 * Looks at a file before it is sent anywhere: whether it is small enough, of a kind that is taken, and whole enough for
 * the browser to show it. The server looks again.
 */
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
