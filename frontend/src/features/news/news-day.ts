/** A date in the local time zone. */
export function newsDay(time: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(time));
}
