import { useListParts } from '../../../api/list-parts';
import { type ContentTile, publicContentsQuery } from './public-contents';

const idOf = ({ contentId }: ContentTile) => contentId;

/** The contents of the own page, as they are now, and the way to the others. */
export function useOwnContents(displayId: string) {
  return useListParts(publicContentsQuery(displayId), idOf, 'owner');
}
