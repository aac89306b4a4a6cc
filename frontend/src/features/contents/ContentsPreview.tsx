import { MarkedEntries, useEntryMarks } from '../../components/studio/MarkedEntries';
import { PreviewBlock } from '../../components/page/PreviewBlock';
import { usePublicContents } from './api/public-contents';
import { ContentGrid } from './components/ContentGrid';
import { type GridFormat } from './grid-format';

interface ContentsPreviewProps {
  displayId: string;
  format: GridFormat;
  heading: string;
}

/** A live preview of the contents block. */
export function ContentsPreview({ displayId, format, heading }: ContentsPreviewProps) {
  const { entries: contents = [] } = usePublicContents(displayId);
  const placeOf = useEntryMarks(contents);
  if (contents.length === 0) return null;
  return (
    <PreviewBlock heading={heading}>
      <MarkedEntries>
        <ContentGrid
          placeOf={placeOf}
          displayId={displayId}
          contents={contents.slice(0, format)}
          format={format}
          target="_blank"
        />
      </MarkedEntries>
    </PreviewBlock>
  );
}
