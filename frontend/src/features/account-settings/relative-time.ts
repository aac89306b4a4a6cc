import { type Language } from '@hitohira/backend/rules';

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** The relative time in the largest fitting unit; null within the last minute. */
export function relativeTime(time: Date, now: Date, language: Language): string | null {
  const seconds = Math.max(0, (now.getTime() - time.getTime()) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return null;
}

/** The full date and time. */
export function fullTime(time: Date, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
