import { firstWords } from '../../components/text/cut-text';
import { type Translate } from '../../i18n/catalog';
import { type ContentTile } from './api/public-contents';
import { publishedDay } from './published-day';

/** What a content is called: by its title, else by where and when it was posted. */
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

/** What its creator finds a content by in a list: its title, else its first words; one without either by its other name. */
export function listedName(
  t: Translate<'profile'>,
  language: string,
  content: Pick<ContentTile, 'title' | 'description' | 'provider' | 'publishedAt'>,
): string {
  const words = content.title ?? firstWords(content.description ?? '');
  return words === '' ? contentName(t, language, content) : words;
}
