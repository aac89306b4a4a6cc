import { type ReactNode } from 'react';
import { PageBlock } from '../../components/page/PageBlock';
import { PublicList } from '../../components/page/PublicList';
import { Skeleton } from '../../components/feedback/Skeleton';
import { type PagedList } from '../../api/paged-list';
import { useTranslation } from '../../i18n/useTranslation';
import { type ContentTile } from './api/public-contents';
import { ContentGrid } from './components/ContentGrid';
import { type GridFormat, partsOf } from './grid-format';

interface PublicContentsProps {
  displayId: string;
  contents: PagedList<ContentTile>;
  format: GridFormat;
  /** Whether to load the whole list. */
  whole: boolean;
  /** The heading of the block; null for the default. */
  headline: string | null;
  /** The owner's controls. */
  side?: ReactNode;
  /** Shown to the owner when the block is empty. */
  empty?: ReactNode;
}

/** The contents block of a creator's page. */
export function PublicContents(props: PublicContentsProps) {
  const { t } = useTranslation('profile');
  const { displayId, contents, format, whole, headline, side, empty } = props;
  return (
    <PublicList
      list="contents"
      parts={contents}
      {...partsOf(format)}
      whole={whole}
      empty={empty}
      skeleton={<Skeleton height={280} />}
    >
      {({ entries, placeOf, more }) => (
        <PageBlock heading={headline ?? t('headlines.POST')} side={side}>
          <ContentGrid displayId={displayId} contents={entries} format={format} placeOf={placeOf}>
            {more}
          </ContentGrid>
        </PageBlock>
      )}
    </PublicList>
  );
}
