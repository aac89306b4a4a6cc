import { formatDay, formatTime } from './mail-time.js';

const AT = new Date('2026-11-21T20:30:59Z');

describe('a time in a mail', () => {
  it.each([
    ['ja', 'Asia/Tokyo', '2026年11月22日 5:30（日本標準時）'],
    ['ja', 'America/New_York', '2026年11月21日 15:30（米国東部時間）'],
    ['ja', 'UTC', '2026年11月21日 20:30（UTC）'],
    ['ja', undefined, '2026年11月22日 5:30（日本標準時）'],
    ['en', 'Asia/Tokyo', '22 November 2026 at 05:30 (Japan Standard Time)'],
    ['en', 'Europe/Paris', '21 November 2026 at 21:30 (Central European Time)'],
    ['en', undefined, '21 November 2026 at 20:30 (UTC)'],
  ] as const)('in %s and %s is %s', (language, timeZone, words) => {
    expect(formatTime(AT, { language, ...(timeZone && { timeZone }) })).toBe(words);
  });
});

describe('a day in a mail', () => {
  it.each([
    ['ja', 'Asia/Tokyo', '2026年11月22日'],
    ['ja', 'America/New_York', '2026年11月21日'],
    ['en', 'Asia/Tokyo', '22 November 2026'],
    ['en', undefined, '21 November 2026'],
  ] as const)('in %s and %s is %s', (language, timeZone, words) => {
    expect(formatDay(AT, { language, ...(timeZone && { timeZone }) })).toBe(words);
  });
});
