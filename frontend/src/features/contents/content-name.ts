import { type TFunction } from 'i18next';
import { firstWords } from '../../components/cut-text';
import { type ContentTile } from './api/public-contents';

type DayStyle = 'long' | 'medium';

/** One for each way of writing: a format costs more to make than a hundred days to write. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function dayFormat(language: string, dateStyle: DayStyle): Intl.DateTimeFormat {
  const key = `${language} ${dateStyle}`;
  const format = FORMATS.get(key) ?? new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'Asia/Tokyo' });
  FORMATS.set(key, format);
  return format;
}

/** When a content appeared, as creator and visitors count the days. */
export function publishedDay(publishedAt: string, language: string, dateStyle: DayStyle = 'long'): string {
  return dayFormat(language, dateStyle).format(new Date(publishedAt));
}

/** What a content is called: by its title, else by where and when it was posted. */
export function contentName(
  t: TFunction<'profile'>,
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
  t: TFunction<'profile'>,
  language: string,
  content: Pick<ContentTile, 'title' | 'description' | 'provider' | 'publishedAt'>,
): string {
  const words = content.title ?? firstWords(content.description ?? '');
  return words === '' ? contentName(t, language, content) : words;
}
