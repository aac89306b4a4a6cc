import { endOfGraphemes } from '../../common/rules/graphemes.js';
import { isBlank } from '../../common/rules/text.js';

/** The maximum length of a name taken from a text, in graphemes. */
const MAX_LENGTH = 60;

/** The texts of a content. */
export interface ContentTexts {
  title: string | null;
  description: string | null;
}

/**
 * The name of a content everywhere: its title, or else the first line of its text, shortened if it is long; null
 * without either. Idempotent.
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
