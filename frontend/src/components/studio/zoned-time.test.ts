import { fromFieldTime, shortTime, toFieldTime } from './zoned-time';

describe('a time in the time zone of an account', () => {
  it.each([
    ['Asia/Tokyo', '2026-12-12T09:00', '2026-12-12T00:00:00.000Z'],
    ['Asia/Tokyo', '2026-01-01T00:00', '2025-12-31T15:00:00.000Z'],
    ['Europe/Paris', '2026-07-01T12:30', '2026-07-01T10:30:00.000Z'],
    ['Europe/Paris', '2026-12-01T12:30', '2026-12-01T11:30:00.000Z'],
    ['Asia/Kathmandu', '2026-12-01T05:45', '2026-12-01T00:00:00.000Z'],
  ])('is read and shown: %s %s', (timeZone, field, time) => {
    expect(fromFieldTime(field, timeZone)).toBe(time);
    expect(toFieldTime(time, timeZone)).toBe(field);
  });

  it('moves forward if it is skipped when clocks are set forward', () => {
    const time = fromFieldTime('2027-03-28T02:30', 'Europe/Paris');
    expect(time).toBe('2027-03-28T01:30:00.000Z');
    expect(toFieldTime(time, 'Europe/Paris')).toBe('2027-03-28T03:30');
  });

  it('is the first of two when clocks are set back', () => {
    expect(fromFieldTime('2026-10-25T02:30', 'Europe/Paris')).toBe('2026-10-25T00:30:00.000Z');
    expect(toFieldTime('2026-10-25T00:30:00.000Z', 'Europe/Paris')).toBe('2026-10-25T02:30');
    expect(toFieldTime('2026-10-25T01:30:00.000Z', 'Europe/Paris')).toBe('2026-10-25T02:30');
  });

  it('can be empty', () => {
    expect([fromFieldTime('', 'Asia/Tokyo'), toFieldTime(null, 'Asia/Tokyo')]).toEqual([null, '']);
  });
});

describe('a short time', () => {
  const TOKYO = 'Asia/Tokyo';
  const thisYear = String(new Date().getUTCFullYear());

  it('includes the year unless it is the current one in its time zone', () => {
    expect(shortTime(`${thisYear}-07-23T23:30:00Z`, 'en', TOKYO, TOKYO)).toBe('Jul 24, 08:30');
    expect(shortTime(`${thisYear}-07-23T23:30:00Z`, 'ja', TOKYO, TOKYO)).toBe('7月24日 08:30');
    expect(shortTime('2097-12-31T15:00:00Z', 'en', TOKYO, TOKYO)).toBe('Jan 1, 2098, 00:00');
    expect(shortTime('2097-12-31T15:00:00Z', 'ja', TOKYO, TOKYO)).toBe('2098年1月1日 00:00');
  });

  it('includes the time zone if the device shows another time', () => {
    const of = (language: string, device: string) =>
      shortTime(`${thisYear}-07-23T23:30:00Z`, language, TOKYO, device);
    expect(of('ja', 'America/Los_Angeles')).toBe('7月24日 08:30 JST');
    expect(of('en', 'UTC')).toBe('Jul 24, 08:30 GMT+9');
    expect(of('en', 'Asia/Seoul')).toBe('Jul 24, 08:30');
  });
});
