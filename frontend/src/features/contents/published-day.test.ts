import { publishedDay } from './published-day';

describe('the day of a content', () => {
  it.each([
    ['2026-11-01T14:59:59.999Z', '2026年11月1日', '2026/11/01', 'November 1, 2026', 'Nov 1, 2026'],
    ['2026-11-01T15:00:00.000Z', '2026年11月2日', '2026/11/02', 'November 2, 2026', 'Nov 2, 2026'],
    ['2026-01-01T00:00:00+09:00', '2026年1月1日', '2026/01/01', 'January 1, 2026', 'Jan 1, 2026'],
  ])('is the day in Japan, in both languages and lengths: %s', (time, long, medium, longEn, mediumEn) => {
    expect(publishedDay(time, 'ja')).toBe(long);
    expect(publishedDay(time, 'ja', 'medium')).toBe(medium);
    expect(publishedDay(time, 'en')).toBe(longEn);
    expect(publishedDay(time, 'en', 'medium')).toBe(mediumEn);
  });
});
