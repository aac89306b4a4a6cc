import sharp from 'sharp';
import { pseudoRandom } from '../src/common/pseudo-random.js';

/** As in CSS: `#fdf0ec`. */
type Colour = string;

export interface Bouquet {
  width: number;
  height: number;
  /** The background gradient, from top to bottom. */
  ground: readonly [Colour, Colour];
  /** The flowers' colors, in turn. */
  petals: readonly Colour[];
  heart: Colour;
  petalsEach: number;
  flowers: number;
  /** Varies pictures with the same parameters. */
  seed: number;
}

interface Flower {
  x: number;
  y: number;
  radius: number;
  turn: number;
  colour: Colour;
}

/** Destructured because they are called for every pixel. */
const { abs, atan2, cos, hypot, max, min, sqrt } = Math;

/** The share of a flower's radius that is its center. */
const HEART = 0.24;

/** Paints flowers on a gradient, as a JPEG. */
export function paintFlowers(bouquet: Bouquet): Promise<Buffer> {
  const { width, height } = bouquet;
  const canvas = new Canvas(width, height);
  canvas.fade(...bouquet.ground);
  for (const flower of scatter(bouquet)) canvas.paint(flower, bouquet);
  return sharp(canvas.pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
}

/**
 * Places flowers in the cells of a grid, each slightly off-center, so that they fill the picture without hiding each
 * other.
 */
function scatter({ width, height, petals, flowers, seed }: Bouquet): Flower[] {
  const random = pseudoRandom(seed * 7919 + 1);
  const columns = max(1, Math.round(sqrt((flowers * width) / height)));
  const lines = Math.ceil(flowers / columns);
  const cell = min(width / columns, height / lines);
  return Array.from({ length: columns * lines }, (_none, index) => ({
    x: ((index % columns) + 0.5 + (random() - 0.5) * 0.4) * (width / columns),
    y: (Math.floor(index / columns) + 0.5 + (random() - 0.5) * 0.4) * (height / lines),
    radius: cell * (0.38 + random() * 0.22),
    turn: random() * Math.PI,
    colour: petals[index % petals.length] ?? '#ffffff',
  }));
}

class Canvas {
  readonly pixels: Buffer;

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {
    this.pixels = Buffer.alloc(width * height * 3);
  }

  /** Fills the canvas with a vertical gradient. */
  fade(top: Colour, bottom: Colour): void {
    const [upper, lower] = [bytesOf(top), bytesOf(bottom)];
    for (let y = 0; y < this.height; y += 1) {
      for (let x = 0; x < this.width; x += 1) {
        this.put(x, y, upper, 1);
        this.put(x, y, lower, y / this.height);
      }
    }
  }

  paint(
    { x, y, radius, turn, colour }: Flower,
    { petalsEach, heart }: Pick<Bouquet, 'petalsEach' | 'heart'>,
  ): void {
    const [petal, centre] = [bytesOf(colour), bytesOf(heart)];
    // Antialiases over a pixel and a half.
    const soft = 1.5 / radius;
    for (let row = max(0, Math.floor(y - radius)); row < min(this.height, y + radius); row += 1) {
      for (let column = max(0, Math.floor(x - radius)); column < min(this.width, x + radius); column += 1) {
        const distance = hypot(column - x, row - y) / radius;
        if (distance > 1) continue;
        const wave = abs(cos((petalsEach / 2) * (atan2(row - y, column - x) + turn)));
        const edge = 0.45 + 0.55 * sqrt(wave);
        // Darker towards the center and between petals.
        const light = 0.72 + 0.28 * distance * (0.6 + 0.4 * wave);
        this.put(column, row, petal, share((edge - distance) / soft), light);
        this.put(column, row, centre, share((HEART - distance) / soft));
      }
    }
  }

  private put(x: number, y: number, colour: Buffer, opacity: number, light = 1): void {
    if (opacity === 0) return;
    const start = (y * this.width + x) * 3;
    for (let part = 0; part < 3; part += 1) {
      const below = this.pixels[start + part] ?? 0;
      this.pixels[start + part] = below + ((colour[part] ?? 0) * light - below) * opacity;
    }
  }
}

function bytesOf(colour: Colour): Buffer {
  return Buffer.from(colour.slice(1), 'hex');
}

function share(value: number): number {
  return min(1, max(0, value));
}
