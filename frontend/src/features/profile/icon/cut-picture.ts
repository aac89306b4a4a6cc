import { decodePicture, type PictureFile, type PictureKind } from '../../../components/pictures/picture-file';
import { cutSide, degreesOf, type Trim } from './trim';

const QUALITY = 0.92;

function encode(canvas: HTMLCanvasElement, kind: PictureKind): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob === null ? reject(new Error('The browser made no picture')) : resolve(blob);
    canvas.toBlob(take, kind, QUALITY);
  });
}

/** A white background for file types without transparency. */
function ground(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): void {
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/** A file of the kind that was chosen. A browser that writes no WebP makes a PNG of it unasked; it becomes a JPEG. */
async function write(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, kind: PictureKind) {
  if (kind !== 'image/jpeg') {
    const file = await encode(canvas, kind);
    if (file.type === kind) return file;
  }
  ground(canvas, context);
  return encode(canvas, 'image/jpeg');
}

/** What stands in the frame, as a file of its own: upright, without anything that the photo said beside its picture. */
export async function cutPicture(picture: PictureFile, trim: Trim): Promise<Blob> {
  const bitmap = await decodePicture(picture);
  try {
    const side = cutSide(trim, picture);
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('The browser has nothing to draw on');
    context.imageSmoothingQuality = 'high';
    context.translate(side * (0.5 + trim.x), side * (0.5 + trim.y));
    context.rotate((degreesOf(trim) * Math.PI) / 180);
    const scale = (side * trim.scale) / Math.min(bitmap.width, bitmap.height);
    context.scale(scale, scale);
    context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
    context.setTransform(1, 0, 0, 1, 0, 0);
    return await write(canvas, context, picture.kind);
  } finally {
    bitmap.close();
  }
}
