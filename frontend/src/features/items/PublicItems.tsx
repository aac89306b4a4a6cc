import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockHeading } from '../../components/BlockHeading';
import { PublicList } from '../../components/PublicList';
import { Skeleton } from '../../components/Skeleton';
import { ROW_LENGTH } from '../../config/site';
import { usePublicItems } from './api/public-items';
import { ItemTile } from './components/ItemTile';

const Section = styled('section')({ width: '100%' });

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 'clamp(8px, 2.5cqi, 16px)',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { position: 'relative', minWidth: 0 },
  '@container (min-width: 520px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

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
          <List ref={listRef}>
            {entries.map((item, index) => (
              <li key={item.itemId} {...placeOf(index)}>
                <ItemTile item={item} />
              </li>
            ))}
          </List>
          {more}
        </Section>
      )}
    </PublicList>
  );
}
