import { type Frame, FRAMES } from './frames';
import {
  cutSize,
  degreesOf,
  MAX_SCALE,
  minScale,
  move,
  settle,
  type Shape,
  type Trim,
  turn,
  unitOf,
  UNTRIMMED,
  zoom,
} from './trim';

const SHAPES: Record<string, Shape> = {
  wide: { width: 4000, height: 3000 },
  tall: { width: 3000, height: 4000 },
  square: { width: 500, height: 500 },
  panorama: { width: 10_000, height: 400 },
};

const ICON = FRAMES.icon;
const COVER = FRAMES.cover;
const LANDSCAPE: Shape = { width: 4000, height: 3000 };

/** The corners of the frame in the picture's axes, in its own sides from its center. */
function cornersOn(trim: Trim, picture: Shape, frame: Frame): { x: number; y: number }[] {
  const angle = (-degreesOf(trim) * Math.PI) / 180;
  const unit = unitOf(trim, picture, frame) * trim.scale;
  return [-0.5, 0.5].flatMap((cornerX) =>
    [-0.5, 0.5].map((cornerY) => {
      const [x, y] = [cornerX - trim.x, cornerY / frame.ratio - trim.y];
      return {
        x: (x * Math.cos(angle) - y * Math.sin(angle)) / (picture.width * unit),
        y: (x * Math.sin(angle) + y * Math.cos(angle)) / (picture.height * unit),
      };
    }),
  );
}

function expectFilled(trim: Trim, picture: Shape, frame: Frame): void {
  for (const { x, y } of cornersOn(trim, picture, frame)) {
    expect(Math.abs(x)).toBeLessThanOrEqual(0.5 + 1e-9);
    expect(Math.abs(y)).toBeLessThanOrEqual(0.5 + 1e-9);
  }
}

const CASES = Object.entries(FRAMES).flatMap(([field, frame]) =>
  Object.entries(SHAPES).map(([name, shape]) => [name, field, shape, frame] as const),
);

describe.each(CASES)('a %s picture in the frame of the %s', (_name, _field, shape, frame) => {
  it('covers it at any position and rotation', () => {
    for (const turns of [0, 1, 2, 3]) {
      for (const tilt of [-45, -20, -1, 0, 7, 30, 45]) {
        for (const scale of [0.1, 1, 1.3, 3, 99]) {
          for (const far of [-50, -0.4, 0, 0.2, 50]) {
            expectFilled(settle({ x: far, y: -far / 3, scale, turns, tilt }, shape, frame), shape, frame);
          }
        }
      }
    }
  });

  it('covers it exactly at first, upright and rotated', () => {
    for (const turns of [0, 1]) {
      const trim = settle({ ...UNTRIMMED, turns }, shape, frame);
      expect(trim).toMatchObject({ scale: 1 });
      const reach = cornersOn(trim, shape, frame).flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]);
      expect(Math.max(...reach)).toBeCloseTo(0.5);
    }
  });

  it('is not moved when it covers the frame already', () => {
    const trim = settle({ x: 0.1, y: -0.05, scale: 2, turns: 1, tilt: 10 }, shape, frame);
    const again = settle(trim, shape, frame);
    expect(again.x).toBeCloseTo(trim.x);
    expect(again.y).toBeCloseTo(trim.y);
    expect(again.scale).toBe(trim.scale);
  });

  it('is unchanged after four quarter turns in either direction', () => {
    for (const turns of [1, -1]) {
      let trim: Trim = { x: 0.2, y: 0.1, scale: 2, turns: 0, tilt: 5 };
      for (let count = 0; count < 4; count += 1) trim = turn(trim, { turns }, shape, frame);
      expect(trim).toMatchObject({ scale: 2, turns: 0, tilt: 5 });
      expect(trim.x).toBeCloseTo(0.2);
      expect(trim.y).toBeCloseTo(0.1);
    }
  });
});

describe('a trim', () => {
  it('moves only along the side that is longer than the frame at the minimum zoom', () => {
    const moved = settle(move(UNTRIMMED, { x: 0.1, y: 0.1 }), LANDSCAPE, ICON);
    expect(moved.x).toBeCloseTo(0.1);
    expect(moved.y).toBeCloseTo(0);
    const turned = settle(turn(moved, { turns: 1 }, LANDSCAPE, ICON), LANDSCAPE, ICON);
    expect(turned.x).toBeCloseTo(0);
    expect(turned.y).toBeCloseTo(0.1);
    const cover = settle(move(UNTRIMMED, { x: 0.1, y: 0.1 }), LANDSCAPE, COVER);
    expect(cover.x).toBeCloseTo(0);
    expect(cover.y).toBeCloseTo(0.1);
  });

  it('zooms in as far as a tilt requires, and no further', () => {
    const least = (tilt: number, picture: Shape, frame: Frame) =>
      minScale({ turns: 0, tilt }, picture, frame);
    expect(least(0, LANDSCAPE, ICON)).toBe(1);
    expect(least(45, LANDSCAPE, ICON)).toBeCloseTo(Math.SQRT2);
    expect(least(-45, LANDSCAPE, ICON)).toBeCloseTo(Math.SQRT2);
    expect(least(0, LANDSCAPE, COVER)).toBe(1);
    // Rotated by 45 degrees, the frame spans 11/8 of its width times the sine of 45 degrees, in both directions.
    const across = 11 / 8 / Math.SQRT2;
    expect(least(45, { width: 800, height: 300 }, COVER)).toBeCloseTo(across * (8 / 3));
    expect(least(45, { width: 800, height: 8000 }, COVER)).toBeCloseTo(across);
    const square = SHAPES.square!;
    expect(settle(turn(UNTRIMMED, { tilt: 90 }, square, ICON), square, ICON)).toMatchObject({ tilt: 45 });
  });

  it('zooms about the center of the frame, within bounds', () => {
    expect(zoom({ ...UNTRIMMED, x: 0.1, scale: 2 }, 4, LANDSCAPE, ICON)).toMatchObject({ x: 0.2, scale: 4 });
    expect(zoom(UNTRIMMED, 100, LANDSCAPE, COVER).scale).toBe(MAX_SCALE);
    expect(zoom(UNTRIMMED, 0, LANDSCAPE, COVER).scale).toBe(1);
  });

  it('has the picture’s resolution, up to the size of an icon or a cover', () => {
    const square = (side: number) => ({ width: side, height: side });
    expect(cutSize(UNTRIMMED, LANDSCAPE, ICON)).toEqual(square(1024));
    expect(cutSize({ ...UNTRIMMED, scale: 4 }, LANDSCAPE, ICON)).toEqual(square(750));
    expect(cutSize(UNTRIMMED, { width: 90, height: 60 }, ICON)).toEqual(square(60));
    expect(cutSize({ ...UNTRIMMED, scale: 5 }, { width: 1, height: 1 }, ICON)).toEqual(square(1));
    expect(cutSize(UNTRIMMED, LANDSCAPE, COVER)).toEqual({ width: 1600, height: 600 });
    expect(cutSize({ ...UNTRIMMED, scale: 4 }, LANDSCAPE, COVER)).toEqual({ width: 1000, height: 375 });
    expect(cutSize({ ...UNTRIMMED, turns: 1 }, { width: 4000, height: 800 }, COVER)).toEqual({
      width: 800,
      height: 300,
    });
    expect(cutSize(UNTRIMMED, { width: 10_000, height: 3 }, COVER)).toEqual({ width: 8, height: 3 });
  });
});
