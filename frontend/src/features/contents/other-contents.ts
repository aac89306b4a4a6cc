import { type PagedList } from '../../api/paged-list';
import { type ContentTile } from './api/public-contents';

/** What else the creator has posted: the contents of the page without the one that is looked at. */
export function besides(contents: PagedList<ContentTile>, contentId: number): PagedList<ContentTile> {
  const { entries, total, ...parts } = contents;
  return {
    ...parts,
    entries: entries?.filter((content) => content.contentId !== contentId),
    // Where the page does not show its contents there are none, not even this one.
    total: Math.max(0, total - 1),
  };
}
