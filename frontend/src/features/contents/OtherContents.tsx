import { type ReactNode } from 'react';
import { type PagedList } from '../../api/paged-list';
import { PageBlock } from '../../components/page/PageBlock';
import { PublicList } from '../../components/page/PublicList';
import { Skeleton } from '../../components/feedback/Skeleton';
import { type ContentTile } from './api/public-contents';
import { ContentGrid } from './components/ContentGrid';
import { partsOf } from './grid-format';

/** Two rows of three. */
const FORMAT = 6;

interface OtherContentsProps {
  displayId: string;
  contents: PagedList<ContentTile>;
  /** Whether to load the whole list. */
  whole: boolean;
  heading: string;
  /** The owner's controls. */
  side?: ReactNode;
}

/** The creator's other contents on the page of one content. */
export function OtherContents({ displayId, contents, whole, heading, side }: OtherContentsProps) {
  return (
    <PublicList
      list="contents"
      parts={contents}
      {...partsOf(FORMAT)}
      whole={whole}
      skeleton={<Skeleton height={280} />}
    >
      {({ entries, placeOf, more }) => (
        <PageBlock heading={heading} side={side}>
          <ContentGrid
            displayId={displayId}
            contents={entries}
            format={FORMAT}
            placeOf={placeOf}
            first={false}
          >
            {more}
          </ContentGrid>
        </PageBlock>
      )}
    </PublicList>
  );
}
