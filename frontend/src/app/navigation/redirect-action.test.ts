import { redirectAction } from './redirect-action';

describe('an address that a page leads to', () => {
  it.each([
    ['/login', '/login'],
    ['/', '/'],
    ['/?from=old#top', '/?from=old#top'],
    ['/en/login', '/login'],
    ['/profile/hana.yamada?x=1', '/profile/hana.yamada?x=1'],
  ])('%s is followed in place to %s', (target, path) => {
    expect(redirectAction(target)).toEqual({ kind: 'follow', path });
  });

  it.each([
    ['https://allowed.example', 'https://allowed.example/'],
    ['https://allowed.example/a?b#c', 'https://allowed.example/a?b#c'],
    ['/docs', '/docs'],
    ['/no-such-page?x=1', '/no-such-page?x=1'],
  ])('%s is loaded in full: %s', (target, url) => {
    expect(redirectAction(target)).toEqual({ kind: 'load', url });
  });

  it.each([
    '',
    'login',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/%2f/evil.example',
    '/%5cevil.example',
    '/..//evil.example',
    '/en//evil.example',
    'http://evil.example',
    'https:evil.example',
    'https://user@evil.example',
    'https://evil.example\\@allowed.example',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://allowed.example/1',
  ])('%j is not', (target) => {
    expect(redirectAction(target)).toEqual({ kind: 'stay' });
  });
});
