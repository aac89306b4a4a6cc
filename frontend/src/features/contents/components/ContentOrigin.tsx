import { useTranslation } from 'react-i18next';
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
      <time dateTime={publishedAt}>
        {new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(publishedAt))}
      </time>
    </>
  );
}
