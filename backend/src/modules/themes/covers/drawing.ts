import { pseudoRandom } from '../../../common/pseudo-random.js';

/**
 * The drawing area of covers, in user units. Covers fill their place, so the edges may be cut: a compact header shows
 * the heights from 61 to 179 only, posters the widths from 72 to 568.
 *
 * What a cover is about stands clear of what lies on it: the visitor's button, which is right of 520 and above 156,
 * and the creator's icon, which is either between 228 and 412 and below 139, or left of 203 and below 140. This leaves
 * the upper half left of 520, and to its whole height the part between 412 and 520.
 */
export const COVER_WIDTH = 640;
export const COVER_HEIGHT = 240;

/** A cover for one color scheme, as an SVG document. It moves only where visitors have not asked for less motion. */
export type DrawCover = (scheme: 'light' | 'dark') => string;

/** What a cover consists of. */
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

/** Covers the whole area. */
export function fill(color: string): string {
  return `<path fill="${color}" d="M0 0h${COVER_WIDTH}v${COVER_HEIGHT}H0z"/>`;
}

/** A circle. */
export function circle(x: number, y: number, radius: number, attributes: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${attributes}/>`;
}

/** A path. */
export function path(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes}/>`;
}

/** A shape of the definitions, moved, turned and scaled. */
export function use(
  id: string,
  { x, y, scale = 1, turn = 0 }: { x: number; y: number; scale?: number; turn?: number },
  attributes = '',
): string {
  const turned = turn === 0 ? '' : ` rotate(${round(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${round(scale)})`;
  return `<use href="#${id}" transform="translate(${round(x)} ${round(y)})${turned}${scaled}" ${attributes}/>`;
}

/** Draws several shapes; the numbers between 0 and 1 are the same in every run. */
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
