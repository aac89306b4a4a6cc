import { type Content } from '../../api/generated/model/content';
import { type ItemTarget } from './add/AddItemsDialog';

/** A content as items are added to it. */
export function itemTarget(
  { contentId, media }: Pick<Content, 'contentId' | 'media'>,
  name: string,
): ItemTarget {
  const pictures = media.flatMap(({ picture, imageFileName }) =>
    picture === null || imageFileName === null ? [] : [{ picture, fileName: imageFileName }],
  );
  return { contentId, name, pictures };
}
