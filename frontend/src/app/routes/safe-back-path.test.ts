import { OPEN_REDIRECTS } from '../../testing/open-redirects';
import { safeBackPath } from './safe-back-path';

describe('a path to return to', () => {
  it.each([
    ['/profile/taro/edit', '/profile/taro/edit'],
    ['/en/profile/taro/edit?tab=1', '/profile/taro/edit?tab=1'],
    ['/', '/'],
    ['/en', '/'],
    ['/login?next=a?b', '/login?next=a?b'],
    ['/a/../login', '/login'],
    ['/login#here', '/login'],
  ])('turns %s into %s', (value, expected) => {
    expect(safeBackPath(value)).toBe(expected);
  });

  it.each([null, 'https://evil.example/', ...OPEN_REDIRECTS])('rejects %j', (value) => {
    expect(safeBackPath(value)).toBeNull();
  });
});
