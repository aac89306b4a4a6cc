import { contentName } from '@hitohira/backend/rules';
import { type Content } from '../api/content';

/**
 * The text to show below the name of a content; null if there is none. A name that is the whole first line of the text is
 * not repeated. One that cuts the line is, and `beginsWithName` is set.
 */
export function textBelowName(content: Pick<Content, 'title' | 'description'>): {
  text: string | null;
  beginsWithName: boolean;
} {
  const { title } = content;
  const description = content.description?.trim() ?? '';
  const name = contentName(content);
  const [line = '', ...others] = description.split('\n');
  const isName = line.replace(/\s+/g, ' ').trim() === name;
  const isAllName = description.replace(/\s+/g, ' ') === name;
  const text = isAllName ? '' : title === null && isName ? others.join('\n').trim() : description;
  return { text: text === '' ? null : text, beginsWithName: title === null && name !== null && !isName };
}
