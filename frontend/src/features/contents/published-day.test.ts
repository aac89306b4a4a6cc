import { LANGUAGES } from '../../i18n/language';
import { type DayStyle, publishedDay } from './published-day';

const STYLES: DayStyle[] = ['long', 'medium'];

const { jest } = import.meta;

/** Times in every month of several years, at all hours: on either side of midnight in Japan. */
const TIMES = Array.from({ length: 2000 }, (_nothing, index) =>
  new Date(Date.UTC(2005, 0, 1) + index * 4 * 86_400_000 + index * 3_599_000).toISOString(),
);

describe('the day of a content', () => {
  it.each(LANGUAGES.flatMap((language) => STYLES.map((style) => [language, style] as const)))(
    'is written in %s, %s, as browsers write it',
    (language, style) => {
      const format = new Intl.DateTimeFormat(language, { dateStyle: style, timeZone: 'Asia/Tokyo' });
      expect(TIMES.map((time) => publishedDay(time, language, style))).toEqual(
        TIMES.map((time) => format.format(new Date(time))),
      );
    },
  );

  it('is formatted without further locale data', () => {
    const calendars = jest.spyOn(Intl, 'DateTimeFormat');
    for (const language of LANGUAGES) publishedDay('2026-11-01T00:00:00.000Z', language);
    expect(calendars).not.toHaveBeenCalled();
    calendars.mockRestore();
  });

  it.each([
    ['2026-11-01T14:59:59.999Z', '2026年11月1日'],
    ['2026-11-01T15:00:00.000Z', '2026年11月2日'],
    ['2026-11-02T00:00:00+09:00', '2026年11月2日'],
  ])('is the day in Japan: %s', (time, day) => {
    expect(publishedDay(time, 'ja')).toBe(day);
  });
});
