import { decodePicture, type PictureFile, type PictureKind } from '../../../components/pictures/picture-file';
import { type Frame } from './frames';
import { cutSize, degreesOf, type Trim, unitOf } from './trim';

const QUALITY = 0.92;

function encode(canvas: HTMLCanvasElement, kind: PictureKind): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob === null ? reject(new Error('The browser could not encode the picture')) : resolve(blob);
    canvas.toBlob(take, kind, QUALITY);
  });
}

/** A white background for file types without transparency. */
function fillBackground(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): void {
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/** Encodes in the chosen file type, or as a JPEG if the browser falls back to PNG, as it does without WebP support. */
async function write(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, kind: PictureKind) {
  if (kind !== 'image/jpeg') {
    const file = await encode(canvas, kind);
    if (file.type === kind) return file;
  }
  fillBackground(canvas, context);
  return encode(canvas, 'image/jpeg');
}

/** The framed part of the picture as a new file: upright and without metadata. */
export async function cutPicture(picture: PictureFile, trim: Trim, frame: Frame): Promise<Blob> {
  const bitmap = await decodePicture(picture);
  try {
    const { width, height } = cutSize(trim, picture, frame);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('The browser provides no canvas context');
    context.imageSmoothingQuality = 'high';
    context.translate(width * (0.5 + trim.x), height / 2 + width * trim.y);
    context.rotate((degreesOf(trim) * Math.PI) / 180);
    const scale = width * trim.scale * unitOf(trim, bitmap, frame);
    context.scale(scale, scale);
    context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
    context.setTransform(1, 0, 0, 1, 0, 0);
    return await write(canvas, context, picture.kind);
  } finally {
    bitmap.close();
  }
}
