import { LIMITS } from '@hitohira/backend/rules';
import { type ReactElement } from 'react';
import { useLookUpItems } from '../../api/generated/items/items';
import { TileGroups } from '../../components/page/TileGroups';
import { FavoritesPage } from '../../features/favorites/FavoritesPage';
import { FavoritesSkeleton } from '../../features/favorites/FavoritesSkeleton';
import { type FavoriteReader } from '../../features/favorites/useFavoriteEntries';
import { type Item } from '../../features/items/api/public-items';
import { ItemGrid, ItemTiles } from '../../features/items/components/ItemGrid';
import { ReportEntry } from '../../documents/ReportEntry';

/** Shown while the guard runs. */
export const Fallback = FavoritesSkeleton;

const ITEMS: FavoriteReader<Item> = {
  kind: 'items',
  batch: LIMITS.items.lookUpPage,
  useEntries: (itemIds, query) => useLookUpItems({ itemIds }, { query }),
  idOf: ({ itemId }) => itemId,
};

function Shelf({ children }: { children: ReactElement[] }) {
  return (
    <TileGroups tiles={ItemTiles} rowGap="clamp(8px, 2.5cqi, 16px)">
      {children}
    </TileGroups>
  );
}

/** The favorite items of this device. */
export default function FavoriteItemsScreen() {
  return (
    <FavoritesPage
      reader={ITEMS}
      report={(items) => <ReportEntry about={null} targets={({ ofItems }) => ofItems(items)} />}
    >
      {(items, placeOf) => <ItemGrid items={items} placeOf={placeOf} list={Shelf} />}
    </FavoritesPage>
  );
}
