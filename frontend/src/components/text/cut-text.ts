import { endOfGraphemes } from '@hitohira/backend/rules';

const NAME_LENGTH = 40;

/** Cuts a text after a number of graphemes. `rest` is empty if it is not longer; `beginning` has no trailing space. */
export function cutText(text: string, length: number): { beginning: string; rest: string } {
  const end = endOfGraphemes(text, length);
  if (text.slice(end).trim() === '') return { beginning: text, rest: '' };
  const beginning = text.slice(0, end).trimEnd();
  return { beginning, rest: text.slice(beginning.length) };
}

/** The beginning of a text on one line, as a name for something without one. */
export function firstWords(text: string): string {
  const { beginning, rest } = cutText(text.replaceAll(/\s+/g, ' ').trim(), NAME_LENGTH);
  return rest === '' ? beginning : `${beginning}…`;
}
