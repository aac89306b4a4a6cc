import { endOfGraphemes } from '../../common/rules/graphemes.js';
import { isBlank } from '../../common/rules/text.js';

/** The longest name made of a text, in characters as people count them. */
const MAX_LENGTH = 60;

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
  return line === undefined ? null : cutLine(line.replace(/\s+/g, ' ').trim());
}

/** Cuts a long line, before its last word if it has spaces. */
function cutLine(line: string): string {
  if (endOfGraphemes(line, MAX_LENGTH) === line.length) return line;
  const beginning = line.slice(0, endOfGraphemes(line, MAX_LENGTH - 1));
  return `${beginning.replace(/^(.{30,}) \S*$/u, '$1')}…`;
}
