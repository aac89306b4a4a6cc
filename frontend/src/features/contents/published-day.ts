export type DayStyle = 'long' | 'medium';

/** Creating a formatter is slow. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The day a content was published, in Japanese time, so that creators and visitors see the same day.
 *
 * @param publishedAt an ISO 8601 time
 */
export function publishedDay(publishedAt: string, language: string, style: DayStyle = 'long'): string {
  const key = `${language} ${style}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(language, { dateStyle: style, timeZone: 'Asia/Tokyo' });
  formatters.set(key, formatter);
  return formatter.format(new Date(publishedAt));
}
