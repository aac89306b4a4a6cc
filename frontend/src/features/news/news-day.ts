/** A day in words, where the reader is. */
export function newsDay(time: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(time));
}
