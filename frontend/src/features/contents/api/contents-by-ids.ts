import { lookUpContents } from '../../../api/generated/contents/contents';
import { type Content } from '../../../api/generated/model/content';

/** Those of the contents that are there, of any accounts, in the order of the ids. */
export async function readContents(contentIds: number[], signal: AbortSignal): Promise<Content[]> {
  return (await lookUpContents({ contentIds }, { signal })).results;
}
