/** The position of a picture behind the square frame that crops it. Lengths are in sides of the frame. */
export interface Trim {
  /** The centre of the picture relative to the centre of the frame. */
  x: number;
  y: number;
  /** The length of the shorter side. */
  scale: number;
  /** Clockwise quarter turns, 0 to 3. */
  turns: number;
  /** The additional rotation in degrees. */
  tilt: number;
}

/** The dimensions of a picture. */
export interface Shape {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** The maximum zoom, relative to just covering the frame. */
export const MAX_SCALE = 5;

export const MAX_TILT = 45;

/** The maximum side of the icon in pixels. */
export const ICON_PX = 1024;

/** The initial trim: centred, covering the frame. */
export const UNTRIMMED: Trim = { x: 0, y: 0, scale: 1, turns: 0, tilt: 0 };

/** Whether two trims are equal; 0 equals -0. */
export function isSame(one: Trim, other: Trim): boolean {
  return (['x', 'y', 'scale', 'turns', 'tilt'] as const).every((part) => one[part] === other[part]);
}

export function degreesOf({ turns, tilt }: Trim): number {
  return turns * 90 + tilt;
}

const between = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

function rotate({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** The minimum scale at a tilt: the bounding square of the frame in the picture's axes. */
export function minScale({ tilt }: Pick<Trim, 'tilt'>): number {
  const angle = (Math.abs(tilt) * Math.PI) / 180;
  return Math.cos(angle) + Math.sin(angle);
}

/** The nearest trim at which the picture covers the frame. */
export function settle(trim: Trim, { width, height }: Shape): Trim {
  const least = minScale(trim);
  const scale = between(trim.scale, least, MAX_SCALE);
  const shorter = Math.min(width, height);
  const degrees = degreesOf(trim);
  const { x, y } = rotate(trim, -degrees);
  const room = (side: number) => ((side / shorter) * scale - least) / 2;
  const inside = {
    x: between(x, -room(width), room(width)),
    y: between(y, -room(height), room(height)),
  };
  return { ...trim, ...rotate(inside, degrees), scale };
}

/** Rotates about the centre of the frame. */
export function turn(trim: Trim, by: { turns?: number; tilt?: number }): Trim {
  const turns = trim.turns + (by.turns ?? 0);
  const next = {
    ...trim,
    turns: ((turns % 4) + 4) % 4,
    tilt: between(by.tilt ?? trim.tilt, -MAX_TILT, MAX_TILT),
  };
  return { ...next, ...rotate(trim, degreesOf(next) - degreesOf(trim)) };
}

/** Zooms about the centre of the frame. */
export function zoom(trim: Trim, scale: number): Trim {
  const next = between(scale, minScale(trim), MAX_SCALE);
  const factor = next / trim.scale;
  return { ...trim, x: trim.x * factor, y: trim.y * factor, scale: next };
}

export function move(trim: Trim, by: Point): Trim {
  return { ...trim, x: trim.x + by.x, y: trim.y + by.y };
}

/** The side of the icon: the pixels of the source, up to the maximum. */
export function cutSide({ scale }: Trim, { width, height }: Shape): number {
  return Math.max(1, Math.min(ICON_PX, Math.round(Math.min(width, height) / scale)));
}
