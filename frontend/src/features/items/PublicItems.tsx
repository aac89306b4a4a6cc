import { type ComponentProps } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { ItemsBlock } from './components/ItemsBlock';

interface PublicItemsProps extends Omit<ComponentProps<typeof ItemsBlock>, 'heading'> {
  /** The heading of the block; null for the default. */
  headline: string | null;
}

/** The items of a creator's page. */
export function PublicItems({ headline, ...block }: PublicItemsProps) {
  const { t } = useTranslation('profile');
  return <ItemsBlock {...block} heading={headline ?? t('headlines.RECOMMEND_PROFILE')} />;
}
