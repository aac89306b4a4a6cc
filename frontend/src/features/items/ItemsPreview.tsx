import { PreviewBlock } from '../../components/page/PreviewBlock';
import { ROW_LENGTH } from '../../config/site';
import { useTranslation } from '../../i18n/useTranslation';
import { usePublicItems } from './api/public-items';
import { ItemGrid } from './components/ItemGrid';

interface ItemsPreviewProps {
  displayId: string;
  /** The creator's own words over the block. */
  headline: string | null;
}

/** The items as the page first shows them, following every change. */
export function ItemsPreview({ displayId, headline }: ItemsPreviewProps) {
  const { t } = useTranslation('profile');
  const { entries: items = [] } = usePublicItems(displayId);
  if (items.length === 0) return null;
  return (
    <PreviewBlock heading={headline ?? t('headlines.RECOMMEND_PROFILE')}>
      <ItemGrid items={items.slice(0, ROW_LENGTH)} />
    </PreviewBlock>
  );
}
