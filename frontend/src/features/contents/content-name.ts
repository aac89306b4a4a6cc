import { contentName } from '@hitohira/backend/rules';
import { type Translate } from '../../i18n/catalog';
import { type ContentTile } from './api/public-contents';
import { publishedDay } from './published-day';

/** The fields that name a content. */
export type NamedContent = Pick<ContentTile, 'title' | 'description' | 'provider' | 'publishedAt'>;

/** The name of a content: its title, the first line of its text, or else its service and date. */
export function nameOfContent(t: Translate<'profile'>, language: string, content: NamedContent): string {
  const { provider, publishedAt } = content;
  return (
    contentName(content) ??
    t('contents.untitled', { service: t(`providers.${provider}`), day: publishedDay(publishedAt, language) })
  );
}
