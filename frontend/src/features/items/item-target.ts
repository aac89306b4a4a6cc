import { fileNameOf, type AnyPicture } from '../../components/pictures/Picture';
import { type ItemTarget } from './add/AddItemsDialog';

/** A content as the target of new items. */
export function itemTarget(
  { contentId, media }: { contentId: number; media: readonly { picture: AnyPicture | null }[] },
  name: string,
): ItemTarget {
  const pictures = media.flatMap(({ picture }) =>
    picture === null ? [] : [{ picture, fileName: fileNameOf(picture) }],
  );
  return { contentId, name, pictures };
}
