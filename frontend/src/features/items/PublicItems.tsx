import { type ReactNode } from 'react';
import { type PagedList } from '../../api/paged-list';
import { PageBlock } from '../../components/page/PageBlock';
import { PublicList } from '../../components/page/PublicList';
import { Skeleton } from '../../components/feedback/Skeleton';
import { ROW_LENGTH } from '../../config/site';
import { type Item } from './api/public-items';
import { ItemGrid } from './components/ItemGrid';

interface PublicItemsProps {
  items: PagedList<Item>;
  /** Whether to load the whole list. */
  whole?: boolean;
  heading: string;
  /** The owner's controls. */
  side?: ReactNode;
  /** Shown to the owner when the block is empty. */
  empty?: ReactNode;
}

/** A block of items on a page, 16 at a time. */
export function PublicItems({ items, heading, side, ...list }: PublicItemsProps) {
  return (
    <PublicList
      list="items"
      parts={items}
      first={ROW_LENGTH}
      step={ROW_LENGTH}
      skeleton={<Skeleton height={280} />}
      {...list}
    >
      {({ entries, placeOf, more }) => (
        <PageBlock heading={heading} side={side}>
          <ItemGrid items={entries} placeOf={placeOf} />
          {more}
        </PageBlock>
      )}
    </PublicList>
  );
}
