import { MarkedEntries, useEntryMarks } from '../../components/studio/MarkedEntries';
import { PreviewBlock } from '../../components/page/PreviewBlock';
import { ROW_LENGTH } from '../../config/site';
import { usePublicItems } from './api/public-items';
import { ItemGrid } from './components/ItemGrid';

/** A live preview of the items block. */
export function ItemsPreview({ displayId, heading }: { displayId: string; heading: string }) {
  const { entries: items = [] } = usePublicItems(displayId);
  const placeOf = useEntryMarks(items);
  if (items.length === 0) return null;
  return (
    <PreviewBlock heading={heading}>
      <MarkedEntries>
        <ItemGrid items={items.slice(0, ROW_LENGTH)} placeOf={placeOf} />
      </MarkedEntries>
    </PreviewBlock>
  );
}
