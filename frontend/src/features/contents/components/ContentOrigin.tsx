import { useTranslation } from '../../../i18n/useTranslation';
import { publishedDay } from '../published-day';
import { type ContentTile } from '../api/public-contents';

interface ContentOriginProps {
  content: Pick<ContentTile, 'provider' | 'publishedAt'>;
}

/** Where and when a content was posted, as its owner reads it in the studio. */
export function ContentOrigin({ content: { provider, publishedAt } }: ContentOriginProps) {
  const { t, language } = useTranslation('profile');
  return (
    <>
      {t(`providers.${provider}`)}
      {' · '}
      <time dateTime={publishedAt}>{publishedDay(publishedAt, language, 'medium')}</time>
    </>
  );
}
