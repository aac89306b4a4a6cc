import { LIMITS } from '@hitohira/backend/rules';
import { useLookUpContents } from '../../api/generated/contents/contents';
import { type Content } from '../../api/generated/model/content';
import { ContentShelf } from '../../features/contents/ContentShelf';
import { FavoritesPage } from '../../features/favorites/FavoritesPage';
import { FavoritesSkeleton } from '../../features/favorites/FavoritesSkeleton';
import { type FavoriteReader } from '../../features/favorites/useFavoriteEntries';
import { ReportEntry } from '../../documents/ReportEntry';

/** Shown while the guard runs. */
export const Fallback = FavoritesSkeleton;

const CONTENTS: FavoriteReader<Content> = {
  kind: 'contents',
  batch: LIMITS.contents.lookUpPage,
  useEntries: (contentIds, query) => useLookUpContents({ contentIds }, { query }),
  idOf: ({ contentId }) => contentId,
};

/** The favorite contents of this device. */
export default function FavoriteContentsScreen() {
  return (
    <FavoritesPage
      reader={CONTENTS}
      report={(contents) => <ReportEntry about={null} targets={({ ofContent }) => contents.map(ofContent)} />}
    >
      {(contents, placeOf) => <ContentShelf contents={contents} placeOf={placeOf} />}
    </FavoritesPage>
  );
}
