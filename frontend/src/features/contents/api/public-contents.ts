import { LIMITS } from '@hitohira/backend/rules';
import { getListContentsQueryKey, listContents } from '../../../api/generated/contents/contents';
import { type BriefContent } from '../../../api/generated/model/briefContent';
import { type BriefContentMedium } from '../../../api/generated/model/briefContentMedium';
import { type Content } from '../../../api/generated/model/content';
import { type ContentList } from '../../../api/generated/model/contentList';
import { listPartsQuery, useListParts } from '../../../api/list-parts';
import { type AnyPicture } from '../../../components/pictures/Picture';

/** What a grid shows of a content: whole as the API has it, or in brief as the server's document does. */
export type ContentTile = Omit<BriefContent, 'media'> &
  Partial<Pick<Content, 'description'>> & {
    media: (Omit<BriefContentMedium, 'picture'> & { picture: AnyPicture | null })[];
  };

/** A part of the contents of a page, as the grid shows them. */
export type ContentTileList = Omit<ContentList, 'results'> & { results: ContentTile[] };

/** The contents of a page, part by part. Display IDs are the same in any case, so is the place they are kept under. */
export function publicContentsQuery(displayId: string) {
  const id = displayId.toLowerCase();
  return listPartsQuery<ContentTileList>(getListContentsQueryKey(id), (offset, signal) =>
    listContents(id, { offset, limit: LIMITS.contents.page }, { signal }),
  );
}

/** What a content is known by. */
export const idOf = ({ contentId }: ContentTile) => contentId;

/** The contents of a page that have been read, and the way to the others. */
export function usePublicContents(displayId: string) {
  return useListParts(publicContentsQuery(displayId), idOf);
}
