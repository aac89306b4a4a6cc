import { contentName } from '@hitohira/backend/rules';
import { type Content } from '../api/content';

/** The text to show below the name of a content: all of it, or null if the name already is all of it. */
export function textBelowName(content: Pick<Content, 'title' | 'description'>): string | null {
  const { description } = content;
  const line = description?.replace(/\s+/g, ' ').trim();
  return line === contentName(content) ? null : description;
}
