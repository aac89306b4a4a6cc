import { sitePath } from './site-path.js';

describe('sitePath', () => {
  it.each([
    ['/', '/'],
    ['/news', '/news'],
    ['/news/2026-11?from=mail#top', '/news/2026-11?from=mail#top'],
    ['/a/../login', '/login'],
    ['/お知らせ', '/%E3%81%8A%E7%9F%A5%E3%82%89%E3%81%9B'],
    ['/%E3%81%8A', '/%E3%81%8A'],
    ['/search?q=https://other.example//x', '/search?q=https://other.example//x'],
    ['/@someone', '/@someone'],
  ])('converts %s to %s', (value, written) => {
    expect(sitePath(value)).toBe(written);
  });

  it.each(['/%zz', '/a b', '/a\u3000b', '/a\u0000', '/%00', '/a//b', '/%e3', 'news', ''])(
    'rejects %j',
    (value) => {
      expect(sitePath(value)).toBeNull();
    },
  );
});
