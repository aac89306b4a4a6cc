import { clsx } from 'clsx';
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactElement,
  Suspense,
  useCallback,
  useState,
} from 'react';
import { AdvertisingLabel } from '../../../components/page/AdvertisingLabel';
import { TileList } from '../../../components/page/TileList';
import { type Item } from '../api/public-items';
import { isAdvertising } from '../item-ways';
import { ItemTile } from './ItemTile';
import { MallBar } from './MallBar';
import styles from './ItemGrid.module.css';

// What nobody needs before they look for something.
const MallDialog = lazy(() => import('./MallDialog'));

/** Items side by side. */
export function ItemTiles({ className, ...props }: ComponentProps<typeof TileList>) {
  return <TileList className={clsx(styles.itemTiles, className)} {...props} />;
}

interface ItemGridProps {
  items: readonly Item[];
  /** The place that an entry has for those who go on reading there. */
  placeOf?: (index: number) => { id?: string; tabIndex?: -1; role?: 'listitem' };
  /** What they are shown in. */
  list?: ComponentType<{ children: ReactElement[] }>;
}

/** What a creator recommends, side by side, and what there is to say about the ways there. */
export function ItemGrid({ items, placeOf, list: List = ItemTiles }: ItemGridProps) {
  /** For what a mall is being chosen: for an item, or for any. */
  const [asked, setAsked] = useState<{ item: Item | null } | null>(null);
  const openDialog = useCallback((item: Item | null) => setAsked({ item }), []);
  return (
    <>
      {isAdvertising(items) && <AdvertisingLabel />}
      {items.some(({ majorMallFlag }) => majorMallFlag) && <MallBar onChange={() => openDialog(null)} />}
      <List>
        {items.map((item, index) => (
          <li key={item.itemId} {...placeOf?.(index)}>
            <ItemTile item={item} onChooseMall={openDialog} />
          </li>
        ))}
      </List>
      {asked && (
        <Suspense>
          <MallDialog item={asked.item} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
