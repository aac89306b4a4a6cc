import { useDeferredValue } from 'react';
import { MarkedEntries, useEntryMarks } from '../../components/studio/preview/MarkedEntries';
import { PreviewBlock } from '../../components/page/PreviewBlock';
import { ROW_LENGTH } from '../../config/site';
import { useFollowedEntry } from '../../components/studio/preview/preview-context';
import { type PagedList } from '../../api/paged-list';
import { useContentItems } from './api/content-items';
import { idOf, type Item, usePublicItems } from './api/public-items';
import { ItemGrid } from './components/ItemGrid';

interface ShownItemsProps {
  list: PagedList<Item>;
  heading: string;
  /** Whether their content is shown above them and says itself when visitors do not see it. */
  belowContent?: boolean;
}

function ShownItems({ list, heading, belowContent = false }: ShownItemsProps) {
  // Deferred, so that the editor renders first.
  const items = useDeferredValue(list.entries) ?? [];
  // Shows the edited entry, however far down it is.
  const followed = useFollowedEntry('item');
  const place = items.findIndex((item) => idOf(item) === followed);
  const placeOf = useEntryMarks(
    belowContent ? items.map((item) => ({ ...item, contentVisible: true })) : items,
  );
  if (items.length === 0) return null;
  return (
    <PreviewBlock heading={heading}>
      <MarkedEntries>
        <ItemGrid items={items.slice(0, Math.max(ROW_LENGTH, place + 1))} placeOf={placeOf} />
      </MarkedEntries>
    </PreviewBlock>
  );
}

/** A live preview of the items block. */
export function ItemsPreview({ displayId, heading }: { displayId: string; heading: string }) {
  return <ShownItems list={usePublicItems(displayId)} heading={heading} />;
}

/** A live preview of the items on the page of their content. */
export function ContentItemsPreview({ contentId, heading }: { contentId: number; heading: string }) {
  return <ShownItems list={useContentItems(contentId)} heading={heading} belowContent />;
}
