import { type ReactNode } from 'react';
import { PageBlock } from '../../components/page/PageBlock';
import { PublicList } from '../../components/page/PublicList';
import { Skeleton } from '../../components/feedback/Skeleton';
import { type PagedList } from '../../api/paged-list';
import { type ContentTile } from './api/public-contents';
import { ContentGrid } from './components/ContentGrid';
import { type GridFormat, partsOf } from './grid-format';

interface PublicContentsProps {
  displayId: string;
  contents: PagedList<ContentTile>;
  format: GridFormat;
  /** Whether to load the whole list. */
  whole?: boolean;
  heading: string;
  /** Whether it may be in the initial viewport. */
  first?: boolean;
  /** The owner's controls. */
  side?: ReactNode;
  /** Shown to the owner when the block is empty. */
  empty?: ReactNode;
}

/** A block of contents on a page. */
export function PublicContents(props: PublicContentsProps) {
  const { displayId, contents, format, heading, first, side, ...list } = props;
  return (
    <PublicList
      list="contents"
      parts={contents}
      {...partsOf(format)}
      skeleton={<Skeleton height={280} />}
      {...list}
    >
      {({ entries, placeOf, more }) => (
        <PageBlock heading={heading} side={side}>
          <ContentGrid
            displayId={displayId}
            contents={entries}
            format={format}
            placeOf={placeOf}
            first={first}
          >
            {more}
          </ContentGrid>
        </PageBlock>
      )}
    </PublicList>
  );
}
