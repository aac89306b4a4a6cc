import { stat } from 'node:fs/promises';
import path from 'node:path';
import { UploadedFile } from '../src/common/http/uploaded-file.js';
import { PROJECT_ROOT } from '../src/config/app-config.js';

/** The demo's watercolors. */
export const DEMO_PICTURES = path.join(PROJECT_ROOT, 'backend/sandbox/pictures');

/** The files in the folder of the demo's pictures, without their extension. */
export const DEMO_PICTURE_NAMES = [
  'after-closing',
  'autumn-bouquet',
  'baking-tray',
  'bouquet-of-the-month',
  'bouquet-on-table',
  'candlelit-flowers',
  'cookies-and-tea',
  'cut-under-water',
  'dahlias',
  'drying-flowers',
  'edible-flowers',
  'evening-class',
  'flower-cookies',
  'gift-bouquet',
  'icon',
  'marguerites',
  'market',
  'meadow',
  'potted-plants',
  'roses',
  'scissors',
  'spring-box',
  'sunflowers',
  'theme-cards',
  'vase',
] as const;

export type DemoPicture = (typeof DEMO_PICTURE_NAMES)[number];

/** A picture of the demo, as if a form had uploaded it. */
export async function demoPicture(field: string, name: DemoPicture): Promise<UploadedFile> {
  const file = path.join(DEMO_PICTURES, `${name}.webp`);
  return new UploadedFile(field, file, (await stat(file)).size);
}
