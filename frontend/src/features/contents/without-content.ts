import { type PagedList } from '../../api/paged-list';
import { type ContentTile } from './api/public-contents';

/** The contents of a page without the one that is shown. */
export function withoutContent(contents: PagedList<ContentTile>, contentId: number): PagedList<ContentTile> {
  const { entries, total, ...parts } = contents;
  return {
    ...parts,
    entries: entries?.filter((content) => content.contentId !== contentId),
    // A hidden contents block has a total of 0.
    total: Math.max(0, total - 1),
  };
}
