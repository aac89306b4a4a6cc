import { useTranslation } from 'react-i18next';
import { publishedDay } from '../published-day';
import { type ContentTile } from '../api/public-contents';

interface ContentOriginProps {
  content: Pick<ContentTile, 'provider' | 'publishedAt'>;
}

/** Where and when a content was posted, as its owner reads it in the studio. */
export function ContentOrigin({ content: { provider, publishedAt } }: ContentOriginProps) {
  const { t, i18n } = useTranslation('profile');
  return (
    <>
      {t(`providers.${provider}`)}
      {' · '}
      <time dateTime={publishedAt}>{publishedDay(publishedAt, i18n.language, 'medium')}</time>
    </>
  );
}
