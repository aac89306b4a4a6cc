import { useDeferredValue, useMemo } from 'react';
import { MarkedEntries, useEntryMarks } from '../../components/studio/preview/MarkedEntries';
import { PreviewBlock } from '../../components/page/PreviewBlock';
import { useFollowedEntry } from '../../components/studio/preview/preview-context';
import { idOf, usePublicContents } from './api/public-contents';
import { ContentGrid } from './components/ContentGrid';
import { type GridFormat } from './grid-format';

interface ContentsPreviewProps {
  displayId: string;
  format: GridFormat;
  heading: string;
  /** The content whose page shows the others. */
  beside?: number;
}

/** A live preview of the contents block. */
export function ContentsPreview({ displayId, format, heading, beside }: ContentsPreviewProps) {
  // Deferred, so that the editor renders first.
  const all = useDeferredValue(usePublicContents(displayId).entries);
  const contents = useMemo(() => (all ?? []).filter((content) => idOf(content) !== beside), [all, beside]);
  // Shows the edited entry, however far down it is.
  const followed = useFollowedEntry('content');
  const place = contents.findIndex((content) => idOf(content) === followed);
  const placeOf = useEntryMarks(contents);
  if (contents.length === 0) return null;
  return (
    <PreviewBlock heading={heading}>
      <MarkedEntries>
        <ContentGrid
          placeOf={placeOf}
          displayId={displayId}
          contents={contents.slice(0, Math.max(format, place + 1))}
          format={format}
          target="_blank"
        />
      </MarkedEntries>
    </PreviewBlock>
  );
}
