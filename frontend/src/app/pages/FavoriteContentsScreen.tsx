import { LIMITS } from '@hitohira/backend/rules';
import { lookUpContents } from '../../api/generated/contents/contents';
import { type Content } from '../../api/generated/model/content';
import { FormSkeleton } from '../../components/FormSkeleton';
import { ContentShelf } from '../../features/contents/ContentShelf';
import { FavoritesPage } from '../../features/favorites/FavoritesPage';
import { type FavoriteReader } from '../../features/favorites/useFavoriteEntries';

/** What stands here while the guard looks at what is kept. */
export const Fallback = FormSkeleton;

const CONTENTS: FavoriteReader<Content> = {
  kind: 'contents',
  batch: LIMITS.favorites.contentsPage,
  read: async (contentIds, signal) => (await lookUpContents({ contentIds }, { signal })).results,
  idOf: ({ contentId }) => contentId,
};

/** The contents that a visitor keeps on this device. */
export default function FavoriteContentsScreen() {
  return (
    <FavoritesPage reader={CONTENTS}>{(contents) => <ContentShelf contents={contents} />}</FavoritesPage>
  );
}
