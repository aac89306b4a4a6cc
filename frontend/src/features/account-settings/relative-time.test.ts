import { fullTime, relativeTime } from './relative-time';

const NOW = new Date('2026-04-02T12:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

describe('relative times', () => {
  it.each([
    [60, '1 分前', '1 minute ago'],
    [3599, '59 分前', '59 minutes ago'],
    [3600, '1 時間前', '1 hour ago'],
    [86_400, '昨日', 'yesterday'],
    [3 * 86_400, '3 日前', '3 days ago'],
    [45 * 86_400, '先月', 'last month'],
    [400 * 86_400, '昨年', 'last year'],
  ])('%i seconds', (seconds, ja, en) => {
    expect(relativeTime(ago(seconds), NOW, 'ja')?.replace(/\s/g, '')).toBe(ja.replace(/\s/g, ''));
    expect(relativeTime(ago(seconds), NOW, 'en')).toBe(en);
  });

  it.each([0, 59, -300])('is null within a minute and for the future: %i seconds', (seconds) => {
    expect(relativeTime(ago(seconds), NOW, 'en')).toBeNull();
  });

  it('has a full form', () => {
    expect(fullTime(NOW, 'ja')).toMatch(/^2026\/04\/\d+ \d+:\d+$/);
    expect(fullTime(NOW, 'en')).toMatch(/^Apr \d+, 2026, \d+:\d+\s[AP]M$/);
  });
});
