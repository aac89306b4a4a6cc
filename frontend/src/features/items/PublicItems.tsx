import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockHeading } from '../../components/BlockHeading';
import { PublicList } from '../../components/PublicList';
import { Skeleton } from '../../components/Skeleton';
import { ROW_LENGTH } from '../../config/site';
import { usePublicItems } from './api/public-items';
import { ItemGrid } from './components/ItemGrid';

const Section = styled('section')({ width: '100%' });

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
  const headingId = useId();
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
      {({ entries, listRef, placeOf, more }) => (
        <Section aria-labelledby={headingId}>
          <BlockHeading id={headingId} side={side}>
            {headline ?? t('headlines.RECOMMEND_PROFILE')}
          </BlockHeading>
          <ItemGrid items={entries} listRef={listRef} placeOf={placeOf} />
          {more}
        </Section>
      )}
    </PublicList>
  );
}
