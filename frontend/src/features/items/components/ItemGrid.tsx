import styled from '@emotion/styled';
import { type Item } from '../api/public-items';
import { ItemTile } from './ItemTile';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 'clamp(8px, 2.5cqi, 16px)',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { position: 'relative', minWidth: 0 },
  '@container (min-width: 520px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

interface ItemGridProps {
  items: readonly Item[];
  /** The place that an entry has for those who go on reading there. */
  placeOf?: (index: number) => { id?: string; tabIndex?: -1 };
}

/** What a creator recommends, side by side. */
export function ItemGrid({ items, placeOf }: ItemGridProps) {
  return (
    <List>
      {items.map((item, index) => (
        <li key={item.itemId} {...placeOf?.(index)}>
          <ItemTile item={item} />
        </li>
      ))}
    </List>
  );
}
