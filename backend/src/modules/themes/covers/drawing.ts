import { pseudoRandom } from '../../../common/pseudo-random.js';

/**
 * The drawing area of covers, in user units. Covers are cropped to fill their space: a compact header only shows y from
 * 61 to 179, posters x from 72 to 568. The subject must stay clear of the visitor's button (x over 520, y under 156)
 * and of the creator's icon (y over 139, x from 228 to 412; or y over 140, x under 203). This leaves the upper half
 * left of x = 520, and the full height between x = 412 and 520.
 */
export const COVER_WIDTH = 640;
export const COVER_HEIGHT = 240;

/** A cover for one color scheme, as an SVG document. It moves only where visitors have not asked for less motion. */
export type DrawCover = (scheme: 'light' | 'dark') => string;

interface Drawing {
  /** Gradients and shapes that are used by reference. */
  defs?: string;
  /** CSS animations, which end within five seconds (WCAG 2.2, 2.2.2) and begin and end in the same state. */
  motion?: string;
  shapes: readonly string[];
}

/** Writes a cover as an SVG document without scripts, fonts or references. */
export function svg({ defs = '', motion = '', shapes }: Drawing): string {
  const style =
    motion === '' ? '' : `<style>@media (prefers-reduced-motion:no-preference){${motion}}</style>`;
  const size = `viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}" preserveAspectRatio="xMidYMid slice"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${style}${defs && `<defs>${defs}</defs>`}${shapes.join('')}</svg>`;
}

/** A gradient from top to bottom. */
export function sky(id: string, ...colors: readonly string[]): string {
  const stops = colors.map(
    (color, index) => `<stop offset="${round(index / (colors.length - 1))}" stop-color="${color}"/>`,
  );
  return `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

export function fill(color: string): string {
  return `<path fill="${color}" d="M0 0h${COVER_WIDTH}v${COVER_HEIGHT}H0z"/>`;
}

export function circle(x: number, y: number, radius: number, attributes: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${attributes}/>`;
}

export function path(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes}/>`;
}

/** A shape from `defs`, moved, rotated and scaled. */
export function use(
  id: string,
  { x, y, scale = 1, turn = 0 }: { x: number; y: number; scale?: number; turn?: number },
  attributes = '',
): string {
  const turned = turn === 0 ? '' : ` rotate(${round(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${round(scale)})`;
  return `<use href="#${id}" transform="translate(${round(x)} ${round(y)})${turned}${scaled}" ${attributes}/>`;
}

/** Draws several shapes with pseudorandom numbers from 0 to 1, which are the same in every run. */
export function scatter(
  count: number,
  seed: number,
  draw: (random: () => number, index: number) => string,
): string {
  const random = pseudoRandom(seed);
  return Array.from({ length: count }, (_none, index) => draw(random, index)).join('');
}

/** Two decimals are finer than a pixel. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
