import { TZDate } from '@date-fns/tz';

/** The value of a field for a date and a time. */
const FIELD = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/;

/** By how much clocks are set back: an hour, on Lord Howe Island half of one. */
const SET_BACK_MS = [3_600_000, 1_800_000];

const digits = (value: number, length = 2) => String(value).padStart(length, '0');

/** A moment as the clocks of a time zone show it, for a field; empty for none. */
export function toFieldTime(time: string | null, timeZone: string): string {
  if (time === null) return '';
  const local = new TZDate(time, timeZone);
  const day = [digits(local.getFullYear(), 4), digits(local.getMonth() + 1), digits(local.getDate())];
  return `${day.join('-')}T${digits(local.getHours())}:${digits(local.getMinutes())}`;
}

/**
 * The moment at which the clocks of a time zone show what is in a field; null for none. When clocks are set back, a time
 * that comes twice is the first one; when they are set forward, one that does not come is as much later.
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

/** What a time zone is called in a language, such as 日本標準時. */
export function zoneName(timeZone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
