import { useDeferredValue } from 'react';
import { MarkedEntries, useEntryMarks } from '../../components/studio/MarkedEntries';
import { PreviewBlock } from '../../components/page/PreviewBlock';
import { ROW_LENGTH } from '../../config/site';
import { useFollowedEntry } from '../../components/studio/preview-context';
import { idOf, usePublicItems } from './api/public-items';
import { ItemGrid } from './components/ItemGrid';

/** A live preview of the items block. */
export function ItemsPreview({ displayId, heading }: { displayId: string; heading: string }) {
  // Deferred, so that the editor renders first.
  const items = useDeferredValue(usePublicItems(displayId).entries) ?? [];
  // Shows the edited entry, however far down it is.
  const followed = useFollowedEntry('item');
  const place = items.findIndex((item) => idOf(item) === followed);
  const placeOf = useEntryMarks(items);
  if (items.length === 0) return null;
  return (
    <PreviewBlock heading={heading}>
      <MarkedEntries>
        <ItemGrid items={items.slice(0, Math.max(ROW_LENGTH, place + 1))} placeOf={placeOf} />
      </MarkedEntries>
    </PreviewBlock>
  );
}
