/** Days begin at midnight in this time zone. */
export const INSIGHTS_TIME_ZONE = 'Asia/Tokyo';

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: INSIGHTS_TIME_ZONE });

/** The day of a time, such as 2027-01-31. */
export function insightDay(time: Date | number): string {
  return dayFormat.format(time);
}

/** Adds days to a day; a negative number subtracts them. */
export function shiftDay(day: string, days: number): string {
  const time = new Date(`${day}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}

/** The days from one to another, inclusive. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}
