import { readId, readTime } from './values.js';

const NOW = Date.parse('2026-03-31T23:00:00Z');

describe('a time', () => {
  it.each([
    ['90m', '2026-04-01T00:30:00.000Z'],
    ['2h', '2026-04-01T01:00:00.000Z'],
    ['1d', '2026-04-01T23:00:00.000Z'],
    ['2026-04-01T09:00+09:00', '2026-04-01T00:00:00.000Z'],
    ['2026-04-01T09:00:30Z', '2026-04-01T09:00:30.000Z'],
  ])('is read from %s', (typed, time) => {
    expect(readTime('--until', typed, NOW).toISOString()).toBe(time);
  });

  it.each(['', 'soon', '2', '2w', '-2h', '1.5h', '2026-04-01', '2026-04-01T09:00', '2026-13-01T09:00Z'])(
    'is not read from "%s"',
    (typed) => {
      expect(() => readTime('--until', typed, NOW)).toThrow(/^--until: .* is not a time like /);
    },
  );

  it.each(['0m', '2026-03-31T22:59:59Z'])('must be in the future, unlike %s', (typed) => {
    expect(() => readTime('--until', typed, NOW)).toThrow(/is not in the future\.$/);
  });
});

describe('the number of a row', () => {
  it('is a positive 32-bit integer', () => {
    expect(readId('id', '1')).toBe(1);
    expect(readId('id', '2147483647')).toBe(2_147_483_647);
    for (const typed of ['', '0', '-1', '1.5', '0x10', '1e3', '2147483648', '99999999999', 'one']) {
      expect(() => readId('id', typed)).toThrow(/is not a valid number\.$/);
    }
  });
});
