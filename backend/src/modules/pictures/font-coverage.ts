/*
 * Finds the fonts that have the letters of a text. Runs in the process for pictures, which imports this file by its
 * extension, so it imports packages only.
 */
import { readFileSync } from 'node:fs';
import { Blob, Face, Font } from 'harfbuzzjs';

/** A part of a line in one font. */
interface FontRun {
  text: string;
  /** The path of the font. */
  font: string;
}

/** A font that was read. */
interface ReadFont {
  /** The size of its unit: so many are as long as the font size. */
  upem: number;
  /** For shaping, in its units. */
  font: Font;
  characters: ReadonlySet<number>;
}

/** Fonts stay, 80 MB if all are used: what HarfBuzz holds is only freed with the next collection of all garbage. */
const read = new Map<string, ReadFont>();

const WORDS = new Intl.Segmenter('ja', { granularity: 'word' });
const LETTERS = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Characters without a shape, such as joiners and variation selectors. */
const SHAPELESS = /\p{Default_Ignorable_Code_Point}/gu;

/** Reads a font file once. */
export function readFont(file: string): ReadFont {
  let font = read.get(file);
  if (font === undefined) {
    const face = new Face(new Blob(readFileSync(file)));
    font = { upem: face.upem, font: new Font(face), characters: new Set(face.collectUnicodes()) };
    read.set(file, font);
  }
  return font;
}

function covers(font: string, text: string): boolean {
  const { characters } = readFont(font);
  return Array.from(text.replace(SHAPELESS, '')).every((letter) =>
    characters.has(letter.codePointAt(0) ?? 0),
  );
}

const segments = (segmenter: Intl.Segmenter, text: string) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Ways to write a letter, the best one first: in one character, as it is, plain (`𝓗` is an H), without marks. */
function spellings(letter: string): string[] {
  const composed = letter.normalize('NFC');
  return [
    // A variant of a kanji stays: its composed form is the common kanji.
    ...(composed.length < letter.length ? [composed] : []),
    letter,
    letter.normalize('NFKC'),
    letter.normalize('NFKD').replace(/\p{M}/gu, ''),
  ];
}

/** A text in letters that the fonts have. Letters that none has, in any spelling, are left out. */
export function coveredText(text: string, fonts: readonly string[]): string {
  const letters = segments(LETTERS, text).map((letter) =>
    spellings(letter).find((spelling) => fonts.some((font) => covers(font, spelling))),
  );
  const covered = letters.join('').replace(/ {2,}/g, ' ').trim();
  return covered.replace(SHAPELESS, '') === '' ? '' : covered;
}

/** Letters of scripts that several fonts have. */
const SCRIPTS = [/\p{Script=Latin}/gu, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu];

/** Finds the font for a part of a text; undefined if it takes several. */
export type FontChoice = (part: string) => string | undefined;

/** Chooses the first fonts that have the words of a covered text, and one for all words of a script, if there is one. */
export function chooseFonts(text: string, fonts: readonly string[]): FontChoice {
  const firstFor = (part: string) => fonts.find((font) => covers(font, part));
  const choices = SCRIPTS.map((script) => ({
    script,
    font: firstFor((text.match(script) ?? []).join('')),
  }));
  return (part) => {
    const shared = choices.find(({ script }) => part.search(script) >= 0)?.font;
    return shared !== undefined && covers(shared, part) ? shared : firstFor(part);
  };
}

/** A line of a covered text by fonts. A word is in several only if none has all of it. */
export function fontRuns(line: string, fontOf: FontChoice): FontRun[] {
  const parts = segments(WORDS, line).flatMap((word) =>
    fontOf(word) === undefined ? segments(LETTERS, word) : [word],
  );
  const runs: FontRun[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    // Spaces belong to the word before.
    const font = part.trim() === '' && last ? last.font : fontOf(part);
    if (font === undefined) continue;
    if (last?.font === font) last.text += part;
    else runs.push({ text: part, font });
  }
  return runs;
}
