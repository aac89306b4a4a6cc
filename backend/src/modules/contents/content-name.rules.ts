import { endOfGraphemes } from '../../common/rules/graphemes.js';
import { isBlank } from '../../common/rules/text.js';

/** The longest name made of a text, in characters as people count them. */
const MAX_LENGTH = 60;

/** Letters of scripts that put spaces between words. */
const SPACED_LETTER = /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}]/u.source;

const BEGUN_WORD = new RegExp(`${SPACED_LETTER}$`, 'u');
const REST_OF_WORD = new RegExp(`^${SPACED_LETTER}`, 'u');

/** The texts of a content. */
export interface ContentTexts {
  title: string | null;
  description: string | null;
}

/**
 * What a content is called, in every list and place: its title, or else the first line of its text, cut if it is long;
 * null without either. The name of a name is the same.
 */
export function contentName({ title, description }: ContentTexts): string | null {
  if (title !== null) return title;
  const line = (description ?? '').split('\n').find((each) => !isBlank(each));
  return line === undefined ? null : cutLine(onOneLine(line));
}

/** The text to show below the name of a content: all of it, or null if the name already is all of it. */
export function textBelowName(content: ContentTexts): string | null {
  const { description } = content;
  return description !== null && onOneLine(description) === contentName(content) ? null : description;
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Cuts a long line, between words where they are separated. */
function cutLine(line: string): string {
  if (endOfGraphemes(line, MAX_LENGTH) === line.length) return line;
  const end = endOfGraphemes(line, MAX_LENGTH - 1);
  const beginning = line.slice(0, end);
  const isInWord = BEGUN_WORD.test(beginning) && REST_OF_WORD.test(line.slice(end));
  const lastSpace = beginning.lastIndexOf(' ');
  const kept = isInWord && lastSpace > 0 ? beginning.slice(0, lastSpace) : beginning;
  return `${kept.trimEnd()}…`;
}
