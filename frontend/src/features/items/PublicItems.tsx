import { type ReactNode } from 'react';
import { type PagedList } from '../../api/paged-list';
import { useTranslation } from '../../i18n/useTranslation';
import { type Item } from './api/public-items';
import { ItemsBlock } from './components/ItemsBlock';

interface PublicItemsProps {
  items: PagedList<Item>;
  /** Whether all of them are asked for. */
  whole: boolean;
  /** The creator's own words over the block. */
  headline: string | null;
  /** What the owner can do with it. */
  side?: ReactNode;
  /** What the owner sees where there are none. */
  empty?: ReactNode;
}

/** What a creator recommends. */
export function PublicItems({ items, headline, ...block }: PublicItemsProps) {
  const { t } = useTranslation('profile');
  return <ItemsBlock {...block} items={items} heading={headline ?? t('headlines.RECOMMEND_PROFILE')} />;
}
