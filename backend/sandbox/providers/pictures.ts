import { createHash } from 'node:crypto';
import { type Request, type Response, Router } from 'express';
import {
  BUTTER,
  CITRUS,
  EVENING,
  FOREST,
  ROSE,
  SPRING,
  SUMMER,
  SUN,
  VIOLET,
  WHITE,
} from '../demo-colours.js';
import { type Bouquet } from '../paint-flowers.js';

/** Cached pictures: as many as a few pages of posts show. */
const KEPT = 200;

const WIDEST = 1280;

const LOOKS = [
  { ...SPRING, petals: ROSE },
  { ...SUMMER, petals: SUN },
  { ...FOREST, petals: WHITE },
  { ...EVENING, petals: VIOLET },
  { ...BUTTER, petals: CITRUS },
  { ...SUMMER, petals: ROSE },
  { ...FOREST, petals: SUN },
] as const;

/** The URL of a sandbox picture, whose name determines its content. */
export function pictureAddress(request: Request, name: string, width: number, height: number): string {
  return `http://${request.get('host')}/pictures/${name}/${width}x${height}.jpg`;
}

/** Pictures of flowers, painted on the first request. */
export function pictureRoutes(): Router {
  const painted = new Map<string, Promise<Buffer>>();
  const router = Router();
  router.get('/:name/:size', async (request: Request<{ name: string; size: string }>, response: Response) => {
    const { name, size } = request.params;
    const [width, height] = sizeOf(size);
    if (!width || !height || width > WIDEST || height > WIDEST || !/^[\w-]{1,80}$/.test(name)) {
      response.sendStatus(404);
      return;
    }
    const key = `${name}/${size}`;
    let picture = painted.get(key);
    if (!picture) {
      picture = paint(bouquetOf(name, width, height));
      if (painted.size >= KEPT) painted.clear();
      painted.set(key, picture);
    }
    response
      .type('jpeg')
      .set('Cache-Control', 'no-store')
      .send(await picture);
  });
  return router;
}

/** The size in a file name; X calls a small one `normal`. */
function sizeOf(file: string): number[] {
  if (file === 'face_normal.jpg') return [48, 48];
  const [, ...size] = /^(?:face_)?(\d{1,4})x(\d{1,4})\.jpg$/.exec(file) ?? [];
  return size.map(Number);
}

/** Loaded lazily, because most sandboxes serve no picture. */
async function paint(bouquet: Bouquet): Promise<Buffer> {
  const { paintFlowers } = await import('../paint-flowers.js');
  return paintFlowers(bouquet);
}

/** Deterministic by name. */
function bouquetOf(name: string, width: number, height: number): Bouquet {
  const [look = 0, petalsEach = 0, flowers = 0, seed = 0] = createHash('sha256').update(name).digest();
  return {
    width,
    height,
    ...(LOOKS[look % LOOKS.length] ?? LOOKS[0]),
    petalsEach: 5 + (petalsEach % 9),
    flowers: 1 + (flowers % 12),
    seed: 100 + seed,
  };
}
