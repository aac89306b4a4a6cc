import { type Language } from '../common/language.js';

/** A moment, to the minute, as the reader's clock may show it; the time zone is named because it is a guess. */
export function formatTime(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(language === 'ja' ? 'ja-JP' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: language === 'ja' ? 'Asia/Tokyo' : 'UTC',
  })
    .format(at)
    .concat(language === 'ja' ? '（日本時間）' : ' (UTC)');
}
