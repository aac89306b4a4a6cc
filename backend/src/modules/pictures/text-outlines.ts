/*
 * Turns lines of text into outlines, by HarfBuzz and the Unicode Bidirectional Algorithm: resvg's own texts disappear
 * where scripts of two directions meet, and it misplaces the vowels of Devanagari. Runs in the process for pictures,
 * which imports this file by its extension, so it imports packages only, and siblings in the same way.
 */
import path from 'node:path';
import bidiFactory, { type Bidi } from 'bidi-js';
import { Buffer, Direction, shape } from 'harfbuzzjs';
import type { FontChoice } from './font-coverage.js';

/** A part of a line in one font and direction. */
interface DirectedRun {
  /** The path of the font. */
  font: string;
  start: number;
  end: number;
  /** The embedding level of the algorithm: odd if from right to left. */
  level: number;
}

/** The outline of a part of a line. */
interface Outline {
  /** The path of its font. */
  font: string;
  /** The data of an SVG path; its origin is the beginning of the line on the baseline. */
  path: string;
}

/** A line of text as outlines, from left to right. */
export interface OutlinedLine {
  outlines: Outline[];
  /** In pixels. */
  width: number;
}

// The package's types mean its module for browsers.
const bidi = (bidiFactory as unknown as () => Bidi)();

/** Outlines a line at a font size. */
export function outlineLine(text: string, fontOf: FontChoice, size: number): OutlinedLine {
  const line: OutlinedLine = { outlines: [], width: 0 };
  for (const run of directedRuns(text, fontOf)) {
    const { path: data, advance } = outlineRun(text, run, size, line.width);
    line.outlines.push({ font: run.font, path: data });
    line.width += advance;
  }
  return line;
}

/** Splits a line by font and direction, in the order of display. */
function directedRuns(text: string, fontOf: FontChoice): DirectedRun[] {
  const { levels } = bidi.getEmbeddingLevels(text);
  const runs: DirectedRun[] = [];
  let start = 0;
  for (const { text: part, font } of fontRuns(text, fontOf)) {
    const end = start + part.length;
    while (start < end) {
      const level = levels[start] ?? 0;
      let next = start + 1;
      while (next < end && levels[next] === level) next += 1;
      runs.push({ font, start, end: next, level });
      start = next;
    }
  }
  return inDisplayOrder(runs);
}

/** Reverses what goes from right to left (Unicode Standard Annex 9, rule L2). */
function inDisplayOrder(runs: DirectedRun[]): DirectedRun[] {
  let ordered = runs;
  for (let level = Math.max(...runs.map((run) => run.level)); level > 0; level -= 1) {
    const next: DirectedRun[] = [];
    let reversed: DirectedRun[] = [];
    for (const run of ordered) {
      if (run.level >= level) reversed = [run, ...reversed];
      else {
        next.push(...reversed, run);
        reversed = [];
      }
    }
    ordered = [...next, ...reversed];
  }
  return ordered;
}

/** The outline of a run that begins at `left`, and its width. */
function outlineRun(text: string, run: DirectedRun, size: number, left: number) {
  const { font, upem } = readFont(run.font);
  const scale = size / upem;
  const buffer = new Buffer();
  buffer.addText(text, run.start, run.end - run.start);
  buffer.guessSegmentProperties();
  buffer.setDirection(run.level % 2 === 1 ? Direction.RTL : Direction.LTR);
  buffer.setLanguage('ja');
  shape(font, buffer);
  let data = '';
  let advance = 0;
  for (const glyph of buffer.getGlyphInfosAndPositions()) {
    const x = advance + (glyph.xOffset ?? 0);
    const y = glyph.yOffset ?? 0;
    for (const { type, values } of font.glyphToJson(glyph.codepoint)) {
      const place = values.map((value, index) =>
        index % 2 === 0 ? left + (x + value) * scale : -(y + value) * scale,
      );
      data += type + place.map((value) => value.toFixed(2)).join(' ');
    }
    advance += glyph.xAdvance ?? 0;
  }
  return { path: data, advance: advance * scale };
}

const { fontRuns, readFont } = (await import(
  `./font-coverage${path.extname(import.meta.filename)}`
)) as typeof import('./font-coverage.js');
