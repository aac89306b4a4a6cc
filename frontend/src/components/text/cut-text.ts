import { endOfGraphemes } from './graphemes';

/** As much of a text as names something. */
const NAME_LENGTH = 40;

/**
 * Cuts a text after so many visible characters; its line breaks stay as they are. Of a text that is no longer than that
 * nothing is left over. The beginning ends with no break, so that what marks the cut stands behind its last word.
 */
export function cutText(text: string, length: number): { beginning: string; rest: string } {
  const end = endOfGraphemes(text, length);
  if (text.slice(end).trim() === '') return { beginning: text, rest: '' };
  const beginning = text.slice(0, end).trimEnd();
  return { beginning, rest: text.slice(beginning.length) };
}

/** The first words of a text, on one line: what is called by them has no other name. */
export function firstWords(text: string): string {
  const { beginning, rest } = cutText(text.replaceAll(/\s+/g, ' ').trim(), NAME_LENGTH);
  return rest === '' ? beginning : `${beginning}…`;
}
