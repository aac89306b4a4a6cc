import { EntryBadge } from '../../../components/studio/EntryBadge';
import { EntryThumbnail } from '../../../components/studio/EntryThumbnail';
import { EntrySummary } from '../../../components/studio/EntrySummary';
import { EntryWords } from '../../../components/studio/EntryWords';
import { useTranslation } from '../../../i18n/useTranslation';
import { type Item } from '../api/public-items';
import { nameOfItem } from '../../../components/text/item-name';

/** The picture, name and URL of an item. */
export function ItemSummary({ item }: { item: Item }) {
  const { t } = useTranslation('blocks');
  const { t: tProfile } = useTranslation('profile');
  return (
    <EntrySummary>
      <EntryThumbnail picture={item.picture} fallback={null} />
      <EntryWords name={nameOfItem(tProfile, item)}>{item.url ?? t('items.mall')}</EntryWords>
      <EntryBadge entry={item} />
    </EntrySummary>
  );
}
