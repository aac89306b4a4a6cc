import { safeBackPath } from './safe-back-path';

describe('a path to come back to', () => {
  it.each([
    ['/profile/taro/edit', '/profile/taro/edit'],
    ['/en/profile/taro/edit?tab=1', '/profile/taro/edit?tab=1'],
    ['/', '/'],
    ['/en', '/'],
    ['/login?next=a?b', '/login?next=a?b'],
    ['/a/../login', '/login'],
    ['/login#here', '/login'],
  ])('%s leads to %s', (value, expected) => {
    expect(safeBackPath(value)).toBe(expected);
  });

  it.each([
    null,
    '',
    'login',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\\\\evil.example',
    '/..//evil.example',
    '/en//evil.example',
    '/%2e%2e//evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    '/@evil.example//x',
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/a%0d%0aSet-Cookie:x=1',
  ])('%j leads nowhere', (value) => {
    expect(safeBackPath(value)).toBeNull();
  });
});
