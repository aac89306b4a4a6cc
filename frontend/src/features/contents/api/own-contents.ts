import { useListParts } from '../../../api/list-parts';
import { idOf, publicContentsQuery } from './public-contents';

/** The contents of the own page, as they are now, and the way to the others. */
export function useOwnContents(displayId: string) {
  return useListParts(publicContentsQuery(displayId), idOf, 'owner');
}
