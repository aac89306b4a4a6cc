import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBlock } from '../../components/PageBlock';
import { PublicList } from '../../components/PublicList';
import { Skeleton } from '../../components/Skeleton';
import { ROW_LENGTH } from '../../config/site';
import { usePublicItems } from './api/public-items';
import { ItemGrid } from './components/ItemGrid';

interface PublicItemsProps {
  displayId: string;
  /** Whether all of them are asked for. */
  whole: boolean;
  /** The creator's own words over the block. */
  headline: string | null;
  /** What the owner can do with it. */
  side?: ReactNode;
}

/** What a creator recommends, sixteen at a time. */
export function PublicItems({ displayId, whole, headline, side }: PublicItemsProps) {
  const { t } = useTranslation('profile');
  const items = usePublicItems(displayId);
  return (
    <PublicList
      list="items"
      parts={items}
      first={ROW_LENGTH}
      whole={whole}
      step={ROW_LENGTH}
      skeleton={<Skeleton variant="rounded" height={280} />}
    >
      {({ entries, placeOf, more }) => (
        <PageBlock heading={headline ?? t('headlines.RECOMMEND_PROFILE')} side={side}>
          <ItemGrid items={entries} placeOf={placeOf} />
          {more}
        </PageBlock>
      )}
    </PublicList>
  );
}
