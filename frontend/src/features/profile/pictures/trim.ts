import { type Frame } from './frames';

/** The position of a picture behind the frame that crops it. Lengths are in widths of the frame. */
export interface Trim {
  /** The center of the picture relative to the center of the frame. */
  x: number;
  y: number;
  /** The size, relative to the smallest at which the picture covers the frame without a tilt. */
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

/** The initial trim: centered, covering the frame. */
export const UNTRIMMED: Trim = { x: 0, y: 0, scale: 1, turns: 0, tilt: 0 };

/** Whether two trims are equal; 0 equals -0. */
export function isSame(one: Trim, other: Trim): boolean {
  return (['x', 'y', 'scale', 'turns', 'tilt'] as const).every((part) => one[part] === other[part]);
}

export function degreesOf({ turns, tilt }: Pick<Trim, 'turns' | 'tilt'>): number {
  return turns * 90 + tilt;
}

const between = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

function rotate({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** The bounding box of the frame in the axes of a rotated picture. */
function boundsOf({ ratio }: Frame, degrees: number): Shape {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  return { width: cos + sin / ratio, height: sin + cos / ratio };
}

/** The size of a pixel of the picture at which it just covers the frame. */
function coverUnit(degrees: number, picture: Shape, frame: Frame): number {
  const { width, height } = boundsOf(frame, degrees);
  return Math.max(width / picture.width, height / picture.height);
}

/** The size of a pixel of the picture at scale 1. */
export function unitOf({ turns }: Pick<Trim, 'turns'>, picture: Shape, frame: Frame): number {
  return coverUnit(turns * 90, picture, frame);
}

/** The minimum scale at a rotation. */
export function minScale(trim: Pick<Trim, 'turns' | 'tilt'>, picture: Shape, frame: Frame): number {
  return coverUnit(degreesOf(trim), picture, frame) / unitOf(trim, picture, frame);
}

/** The nearest trim at which the picture covers the frame. */
export function settle(trim: Trim, picture: Shape, frame: Frame): Trim {
  const scale = between(trim.scale, minScale(trim, picture, frame), MAX_SCALE);
  const unit = unitOf(trim, picture, frame) * scale;
  const degrees = degreesOf(trim);
  const bounds = boundsOf(frame, degrees);
  const { x, y } = rotate(trim, -degrees);
  // Rounding can leave less than no room.
  const room = (side: number, needed: number) => Math.max(side * unit - needed, 0) / 2;
  const [across, down] = [room(picture.width, bounds.width), room(picture.height, bounds.height)];
  const inside = { x: between(x, -across, across), y: between(y, -down, down) };
  return { ...trim, ...rotate(inside, degrees), scale };
}

/** Rotates about the center of the frame. */
export function turn(trim: Trim, by: { turns?: number; tilt?: number }, picture: Shape, frame: Frame): Trim {
  const turns = trim.turns + (by.turns ?? 0);
  const next = {
    ...trim,
    turns: ((turns % 4) + 4) % 4,
    tilt: between(by.tilt ?? trim.tilt, -MAX_TILT, MAX_TILT),
  };
  const { x, y } = rotate(trim, degreesOf(next) - degreesOf(trim));
  // The same scale is another size once the picture lies on its other side.
  const factor = unitOf(next, picture, frame) / unitOf(trim, picture, frame);
  return { ...next, x: x * factor, y: y * factor };
}

/** Zooms about the center of the frame. */
export function zoom(trim: Trim, scale: number, picture: Shape, frame: Frame): Trim {
  const next = between(scale, minScale(trim, picture, frame), MAX_SCALE);
  const factor = next / trim.scale;
  return { ...trim, x: trim.x * factor, y: trim.y * factor, scale: next };
}

export function move(trim: Trim, by: Point): Trim {
  return { ...trim, x: trim.x + by.x, y: trim.y + by.y };
}

/** The size of the result: the pixels of the source, up to the maximum. */
export function cutSize(trim: Trim, picture: Shape, frame: Frame): Shape {
  const pixels = Math.round(1 / (unitOf(trim, picture, frame) * trim.scale));
  const width = between(pixels, 1, frame.maxWidth);
  return { width, height: Math.max(1, Math.round(width / frame.ratio)) };
}
