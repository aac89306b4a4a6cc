import { type Language } from '../common/rules/language.js';

/** Formats a time to the minute. The time zone is a guess and therefore named. */
export function formatTime(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(language === 'ja' ? 'ja-JP' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: language === 'ja' ? 'Asia/Tokyo' : 'UTC',
  })
    .format(at)
    .concat(language === 'ja' ? '（日本時間）' : ' (UTC)');
}
