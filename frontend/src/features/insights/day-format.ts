import { useTranslation } from '../../i18n/useTranslation';

const STYLES = {
  short: { month: 'numeric', day: 'numeric' },
  long: { month: 'long', day: 'numeric', weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Formats a day such as 2027-01-31 in the page's language. */
export function useDayFormat(): (day: string, style: keyof typeof STYLES) => string {
  const { language } = useTranslation();
  // Days have no time zone, so they are parsed and formatted in the same one.
  return (day, style) =>
    new Intl.DateTimeFormat(language, { ...STYLES[style], timeZone: 'UTC' }).format(new Date(day));
}
