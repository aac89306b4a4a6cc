import { firstWords } from '../../components/text/cut-text';
import { type Translate } from '../../i18n/catalog';
import { type ContentTile } from './api/public-contents';
import { publishedDay } from './published-day';

/** The title of a content, or its service and date. */
export function contentName(
  t: Translate<'profile'>,
  language: string,
  { title, provider, publishedAt }: Pick<ContentTile, 'title' | 'provider' | 'publishedAt'>,
): string {
  return (
    title ??
    t('contents.untitled', { service: t(`providers.${provider}`), day: publishedDay(publishedAt, language) })
  );
}

/** The name of a content in its creator's lists: its title, the beginning of its text, or its service and date. */
export function nameInList(
  t: Translate<'profile'>,
  language: string,
  content: Pick<ContentTile, 'title' | 'description' | 'provider' | 'publishedAt'>,
): string {
  const words = content.title ?? firstWords(content.description ?? '');
  return words === '' ? contentName(t, language, content) : words;
}
