import { TZDate } from '@date-fns/tz';

/** The format of a date and time field. */
const FIELD = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/;

/** By how much clocks can be set back: an hour, or half an hour on Lord Howe Island. */
const SET_BACK_MS = [3_600_000, 1_800_000];

const digits = (value: number, length = 2) => String(value).padStart(length, '0');

/** The field value of a time in a time zone; empty for no time. */
export function toFieldTime(time: string | null, timeZone: string): string {
  if (time === null) return '';
  const local = new TZDate(time, timeZone);
  const day = [digits(local.getFullYear(), 4), digits(local.getMonth() + 1), digits(local.getDate())];
  return `${day.join('-')}T${digits(local.getHours())}:${digits(local.getMinutes())}`;
}

/**
 * The time that a field value means in a time zone; null for an empty one. When clocks are set back, an ambiguous time
 * is the first one; when they are set forward, a skipped time moves forward by the same amount.
 */
export function fromFieldTime(value: string, timeZone: string): string | null {
  const parts = FIELD.exec(value)?.slice(1).map(Number);
  if (parts === undefined) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = parts;
  const time = new TZDate(year, month - 1, day, hour, minute, timeZone).getTime();
  const shown = toFieldTime(new Date(time).toISOString(), timeZone);
  const earlier = SET_BACK_MS.map((ms) => time - ms).find(
    (each) => toFieldTime(new Date(each).toISOString(), timeZone) === shown,
  );
  return new Date(earlier ?? time).toISOString();
}

/** The name of a time zone in a language, such as 日本標準時. */
export function zoneName(timeZone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

const DAY_AND_CLOCK = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Formats a time in a time zone, with the year unless it is the current one, and with the zone if the device's clock
 * shows another time.
 */
export function shortTime(time: string, language: string, timeZone: string, device = deviceZone()): string {
  const moment = new Date(time);
  const yearOf = (date: Date) => date.toLocaleString('en', { timeZone, year: 'numeric' });
  const clockIn = (zone: string) => moment.toLocaleString('en', { ...DAY_AND_CLOCK, timeZone: zone });
  return moment.toLocaleString(language, {
    ...DAY_AND_CLOCK,
    timeZone,
    ...(yearOf(moment) !== yearOf(new Date()) && { year: 'numeric' }),
    ...(clockIn(timeZone) !== clockIn(device) && { timeZoneName: 'short' }),
  });
}
