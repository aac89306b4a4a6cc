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
import { pressTarget } from '../../../config/press-target';
import { type Item } from '../api/public-items';
import { isAdvertising } from '../item-destinations';
import { ItemTile } from './ItemTile';
import { MallBar } from './MallBar';
import styles from './ItemGrid.module.css';

// Loaded when a visitor searches for an item.
const MallDialog = lazy(() => import('./MallDialog'));

/** Items in a grid. */
export function ItemTiles({ className, ...props }: ComponentProps<typeof TileList>) {
  return <TileList className={clsx(styles.itemTiles, className)} {...props} />;
}

interface ItemGridProps {
  items: readonly Item[];
  /** The attributes of an entry's list item. */
  placeOf?: (index: number) => { id?: string; tabIndex?: -1; role?: 'listitem'; 'data-stage'?: string };
  /** The list component. */
  list?: ComponentType<{ children: ReactElement[] }>;
}

/** Items in a grid, with the advertising label and the choice of the mall. */
export function ItemGrid({ items, placeOf, list: List = ItemTiles }: ItemGridProps) {
  /** The item for which a mall is being chosen; null for any. */
  const [mallChoice, setMallChoice] = useState<{ item: Item | null } | null>(null);
  const openDialog = useCallback((item: Item | null) => setMallChoice({ item }), []);
  return (
    <>
      {isAdvertising(items) && <AdvertisingLabel />}
      {items.some(({ majorMallFlag }) => majorMallFlag) && <MallBar onChange={() => openDialog(null)} />}
      <List>
        {items.map((item, index) => (
          <li key={item.itemId} {...pressTarget('item', item.itemId)} {...placeOf?.(index)}>
            <ItemTile item={item} onChooseMall={openDialog} />
          </li>
        ))}
      </List>
      {mallChoice && (
        <Suspense>
          <MallDialog item={mallChoice.item} onClose={() => setMallChoice(null)} />
        </Suspense>
      )}
    </>
  );
}
