import { fromFieldTime, toFieldTime } from './zoned-time';

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

  it('is as much later where clocks are set forward and it does not come', () => {
    const time = fromFieldTime('2027-03-28T02:30', 'Europe/Paris');
    expect(time).toBe('2027-03-28T01:30:00.000Z');
    expect(toFieldTime(time, 'Europe/Paris')).toBe('2027-03-28T03:30');
  });

  it('is the first one where clocks are set back and it comes twice', () => {
    expect(fromFieldTime('2026-10-25T02:30', 'Europe/Paris')).toBe('2026-10-25T00:30:00.000Z');
    expect(toFieldTime('2026-10-25T00:30:00.000Z', 'Europe/Paris')).toBe('2026-10-25T02:30');
    expect(toFieldTime('2026-10-25T01:30:00.000Z', 'Europe/Paris')).toBe('2026-10-25T02:30');
  });

  it('may be left out', () => {
    expect([fromFieldTime('', 'Asia/Tokyo'), toFieldTime(null, 'Asia/Tokyo')]).toEqual([null, '']);
  });
});
