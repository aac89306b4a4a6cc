/** How much of a day is written. */
export type DayStyle = 'long' | 'medium';

/** To make a formatter takes many times as long as to use it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The day on which a content appeared, in Japan wherever the page is read: creator and visitors count the same days.
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
