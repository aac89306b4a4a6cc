/**
 * How a picture lies behind the square frame that cuts it. Lengths count in sides of the frame, so that nothing depends
 * on how large it is on the screen.
 */
export interface Trim {
  /** Where the middle of the picture is, seen from the middle of the frame. */
  x: number;
  y: number;
  /** How long its shorter side is. */
  scale: number;
  /** Quarter turns to the right, from 0 to 3. */
  turns: number;
  /** What it is turned beside that, in degrees. */
  tilt: number;
}

/** What counts about a picture here: its shape. */
export interface Shape {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** How much larger than just filling the frame a picture can be made. */
export const MAX_SCALE = 5;

export const MAX_TILT = 45;

/** The largest side of what is cut out, in pixels. */
export const ICON_PX = 1024;

/** The whole shorter side, in the middle. */
export const UNTRIMMED: Trim = { x: 0, y: 0, scale: 1, turns: 0, tilt: 0 };

/** Whether a picture lies in the same way; a zero is one whatever its sign. */
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

/** The side of the upright square around the frame, as a picture at this tilt sees it: the least it has to cover. */
export function minScale({ tilt }: Pick<Trim, 'tilt'>): number {
  const angle = (Math.abs(tilt) * Math.PI) / 180;
  return Math.cos(angle) + Math.sin(angle);
}

/** The nearest trim at which the picture fills the frame to its last corner. */
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

/** Turned about the middle of the frame: what is seen there stays. */
export function turn(trim: Trim, by: { turns?: number; tilt?: number }): Trim {
  const turns = trim.turns + (by.turns ?? 0);
  const next = {
    ...trim,
    turns: ((turns % 4) + 4) % 4,
    tilt: between(by.tilt ?? trim.tilt, -MAX_TILT, MAX_TILT),
  };
  return { ...next, ...rotate(trim, degreesOf(next) - degreesOf(trim)) };
}

/** Made larger or smaller about the middle of the frame. */
export function zoom(trim: Trim, scale: number): Trim {
  const next = between(scale, minScale(trim), MAX_SCALE);
  const factor = next / trim.scale;
  return { ...trim, x: trim.x * factor, y: trim.y * factor, scale: next };
}

export function move(trim: Trim, by: Point): Trim {
  return { ...trim, x: trim.x + by.x, y: trim.y + by.y };
}

/** The side of what is cut out: as many pixels as the picture has there, and no more than an icon needs. */
export function cutSide({ scale }: Trim, { width, height }: Shape): number {
  return Math.max(1, Math.min(ICON_PX, Math.round(Math.min(width, height) / scale)));
}
