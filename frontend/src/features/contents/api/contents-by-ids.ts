import { lookUpContents } from '../../../api/generated/contents/contents';
import { type Content } from '../../../api/generated/model/content';

/** Those of the contents that are to be seen, of any accounts, in the order of the ids, and which are deleted. */
export async function readContents(
  contentIds: number[],
  signal: AbortSignal,
): Promise<{ entries: Content[]; goneIds: number[] }> {
  const { results, goneIds } = await lookUpContents({ contentIds }, { signal });
  return { entries: results, goneIds };
}
