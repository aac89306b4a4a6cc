import { PreviewBlock } from '../../components/page/PreviewBlock';
import { ROW_LENGTH } from '../../config/site';
import { useTranslation } from '../../i18n/useTranslation';
import { usePublicItems } from './api/public-items';
import { ItemGrid } from './components/ItemGrid';

interface ItemsPreviewProps {
  displayId: string;
  /** The heading of the block; null for the default. */
  headline: string | null;
}

/** A live preview of the items block. */
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
