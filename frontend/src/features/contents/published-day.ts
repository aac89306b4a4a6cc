/** How much of a day is written. */
export type DayStyle = 'long' | 'medium';

/** Japan has kept one time all year since 1952, long before anything was posted. */
const JAPAN_OFFSET_MS = 9 * 3_600_000;

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * When a content appeared, as creator and visitors count the days: as `Intl.DateTimeFormat` writes it, but without it. A
 * phone that writes its first day by that reads up the calendars of the world, for longer than all else takes that a page
 * of a creator does when its scripts begin.
 *
 * @param publishedAt an ISO 8601 time
 */
export function publishedDay(publishedAt: string, language: string, style: DayStyle = 'long'): string {
  const inJapan = new Date(Date.parse(publishedAt) + JAPAN_OFFSET_MS);
  const [year, month, day] = [inJapan.getUTCFullYear(), inJapan.getUTCMonth() + 1, inJapan.getUTCDate()];
  if (language === 'en') {
    const name = MONTHS[month - 1] ?? '';
    return `${style === 'long' ? name : name.slice(0, 3)} ${day}, ${year}`;
  }
  if (style === 'long') return `${year}年${month}月${day}日`;
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('/');
}
