import { type ReactNode } from 'react';
import { type PagedList } from '../../../api/paged-list';
import { PageBlock } from '../../../components/page/PageBlock';
import { PublicList } from '../../../components/page/PublicList';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { ROW_LENGTH } from '../../../config/site';
import { type Item } from '../api/public-items';
import { ItemGrid } from './ItemGrid';

interface ItemsBlockProps {
  items: PagedList<Item>;
  /** Whether to load the whole list. */
  whole: boolean;
  heading: string;
  /** The owner's controls. */
  side?: ReactNode;
  /** Shown to the owner when the block is empty. */
  empty?: ReactNode;
}

/** A block of items on a page, 16 at a time. */
export function ItemsBlock({ items, whole, heading, side, empty }: ItemsBlockProps) {
  return (
    <PublicList
      list="items"
      parts={items}
      first={ROW_LENGTH}
      whole={whole}
      step={ROW_LENGTH}
      empty={empty}
      skeleton={<Skeleton height={280} />}
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
