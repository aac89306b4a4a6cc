import { type Page } from '@playwright/test';

/** The corners of a picture, in reading order. */
export type Corners = readonly [topLeft: string, topRight: string, bottomLeft: string, bottomRight: string];

/** A JPEG drawn by the browser, with a color in each quarter. */
async function drawFourColors(page: Page, [width, height]: readonly [number, number], corners: Corners) {
  const base64 = await page.evaluate(
    async ({ width, height, corners }) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d')!;
      corners.forEach((color, index) => {
        context.fillStyle = color;
        context.fillRect(
          (width / 2) * (index % 2),
          (height / 2) * Math.floor(index / 2),
          width / 2,
          height / 2,
        );
      });
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
    },
    { width, height, corners },
  );
  return Buffer.from(base64, 'base64');
}

/** Exif orientation 6, "rotate 90 degrees clockwise", which phones write for upright photos. */
const TURN_RIGHT = Buffer.from(
  'ffe10022457869660000' + '4d4d002a00000008' + '0001011200030000000100060000' + '00000000',
  'hex',
);

/** A rotated photo with its Exif orientation, as phones take it; the corners are those of the upright photo. */
export async function aPhoto(
  page: Page,
  [width, height]: readonly [number, number],
  [topLeft, topRight, bottomLeft, bottomRight]: Corners,
): Promise<Buffer> {
  const lying = await drawFourColors(page, [height, width], [topRight, bottomRight, topLeft, bottomLeft]);
  return Buffer.concat([lying.subarray(0, 2), TURN_RIGHT, lying.subarray(2)]);
}

/** The approximate colors in the corners of a picture on the page. */
export function cornersOf(page: Page, source: string): Promise<Corners> {
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
    context.drawImage(image, 0, 0);
    const colorAt = (x: number, y: number) =>
      `#${[...context.getImageData(x * width, y * height, 1, 1).data.subarray(0, 3)]
        .map((value) => (value > 127 ? 'f' : '0'))
        .join('')}`;
    return [colorAt(0.2, 0.2), colorAt(0.8, 0.2), colorAt(0.2, 0.8), colorAt(0.8, 0.8)] as const;
  }, source);
}
