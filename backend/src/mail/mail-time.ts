import { type Language } from '../common/rules/language.js';

/** The language and time zone of a recipient. */
export interface MailReader {
  language: Language;
  /** The IANA name of the time zone; missing where no account is known. */
  timeZone?: string;
}

const LOCALES: Record<Language, string> = { ja: 'ja-JP', en: 'en-GB' };

/** Guesses where no account is known. */
const GUESSED_ZONES: Record<Language, string> = { ja: 'Asia/Tokyo', en: 'UTC' };

/** Formats a time to the minute, with the name of its time zone, since mails are read anywhere. */
export function formatTime(at: Date, { language, timeZone = GUESSED_ZONES[language] }: MailReader): string {
  const time = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(at);
  const zone = zoneName(timeZone, language);
  return language === 'ja' ? `${time}（${zone}）` : `${time} (${zone})`;
}

/** Formats a day. */
export function formatDay(at: Date, { language, timeZone = GUESSED_ZONES[language] }: MailReader): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone }).format(at);
}

/** The name of a time zone as in the studio, such as 日本標準時. */
function zoneName(timeZone: string, language: Language): string {
  // Its name would be “GMT+00:00”.
  if (timeZone === 'UTC') return timeZone;
  const format = new Intl.DateTimeFormat(LOCALES[language], { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
