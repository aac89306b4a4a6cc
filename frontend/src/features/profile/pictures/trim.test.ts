import {
  cutSide,
  degreesOf,
  ICON_PX,
  MAX_SCALE,
  minScale,
  move,
  settle,
  type Shape,
  type Trim,
  turn,
  UNTRIMMED,
  zoom,
} from './trim';

const SHAPES: Record<string, Shape> = {
  wide: { width: 4000, height: 3000 },
  tall: { width: 3000, height: 4000 },
  square: { width: 500, height: 500 },
  panorama: { width: 10_000, height: 400 },
};

/** The corners of the frame in the picture's axes, in its own sides from its centre. */
function cornersOn(trim: Trim, { width, height }: Shape): { x: number; y: number }[] {
  const angle = (-degreesOf(trim) * Math.PI) / 180;
  const shorter = Math.min(width, height);
  return [-0.5, 0.5].flatMap((cornerX) =>
    [-0.5, 0.5].map((cornerY) => {
      const [x, y] = [cornerX - trim.x, cornerY - trim.y];
      return {
        x: (x * Math.cos(angle) - y * Math.sin(angle)) / ((width / shorter) * trim.scale),
        y: (x * Math.sin(angle) + y * Math.cos(angle)) / ((height / shorter) * trim.scale),
      };
    }),
  );
}

function expectFilled(trim: Trim, shape: Shape): void {
  for (const { x, y } of cornersOn(trim, shape)) {
    expect(Math.abs(x)).toBeLessThanOrEqual(0.5 + 1e-9);
    expect(Math.abs(y)).toBeLessThanOrEqual(0.5 + 1e-9);
  }
}

describe.each(Object.entries(SHAPES))('a %s picture in the frame', (_name, shape) => {
  it('covers it at any position and rotation', () => {
    for (const turns of [0, 1, 2, 3]) {
      for (const tilt of [-45, -20, -1, 0, 7, 30, 45]) {
        for (const scale of [0.1, 1, 1.3, 3, 99]) {
          for (const far of [-50, -0.4, 0, 0.2, 50]) {
            expectFilled(settle({ x: far, y: -far / 3, scale, turns, tilt }, shape), shape);
          }
        }
      }
    }
  });

  it('is not moved when it covers the frame already', () => {
    const trim = settle({ x: 0.1, y: -0.05, scale: 2, turns: 1, tilt: 10 }, shape);
    const again = settle(trim, shape);
    expect(again.x).toBeCloseTo(trim.x);
    expect(again.y).toBeCloseTo(trim.y);
    expect(again.scale).toBe(trim.scale);
  });
});

describe('a trim', () => {
  it('moves only along the longer side at the minimum zoom', () => {
    const moved = settle(move(UNTRIMMED, { x: 0.1, y: 0.1 }), { width: 4000, height: 3000 });
    expect(moved.x).toBeCloseTo(0.1);
    expect(moved.y).toBeCloseTo(0);
    const turned = settle(turn(moved, { turns: 1 }), { width: 4000, height: 3000 });
    expect(turned.x).toBeCloseTo(0);
    expect(turned.y).toBeCloseTo(0.1);
  });

  it('is unchanged after four quarter turns in either direction', () => {
    for (const turns of [1, -1]) {
      let trim: Trim = { x: 0.2, y: 0.1, scale: 2, turns: 0, tilt: 5 };
      for (let count = 0; count < 4; count += 1) trim = turn(trim, { turns });
      expect(trim).toMatchObject({ scale: 2, turns: 0, tilt: 5 });
      expect(trim.x).toBeCloseTo(0.2);
      expect(trim.y).toBeCloseTo(0.1);
    }
  });

  it('zooms in as far as a tilt requires, and no further', () => {
    expect(minScale({ tilt: 0 })).toBe(1);
    expect(minScale({ tilt: 45 })).toBeCloseTo(Math.SQRT2);
    expect(minScale({ tilt: -45 })).toBeCloseTo(Math.SQRT2);
    expect(settle(turn(UNTRIMMED, { tilt: 90 }), SHAPES.square!)).toMatchObject({ tilt: 45 });
  });

  it('zooms about the center of the frame, within bounds', () => {
    expect(zoom({ ...UNTRIMMED, x: 0.1, scale: 2 }, 4)).toMatchObject({ x: 0.2, scale: 4 });
    expect(zoom(UNTRIMMED, 100).scale).toBe(MAX_SCALE);
    expect(zoom(UNTRIMMED, 0).scale).toBe(1);
  });

  it('has the picture’s resolution, up to the size of an icon', () => {
    expect(cutSide(UNTRIMMED, { width: 4000, height: 3000 })).toBe(ICON_PX);
    expect(cutSide({ ...UNTRIMMED, scale: 4 }, { width: 4000, height: 3000 })).toBe(750);
    expect(cutSide(UNTRIMMED, { width: 90, height: 60 })).toBe(60);
    expect(cutSide({ ...UNTRIMMED, scale: 5 }, { width: 1, height: 1 })).toBe(1);
  });
});
