import { resolvePage } from './resolve-page';

describe('resolving an address', () => {
  it.each([
    ['/', null, '/', 'home'],
    ['/en', 'en', '/', 'home'],
    ['/ja/', 'ja', '/', 'home'],
    ['/login', null, '/login', 'login'],
    ['/en/login', 'en', '/login', 'login'],
    ['/ja/signup', 'ja', '/signup', 'signUp'],
    ['/signup/form', null, '/signup/form', 'signUpForm'],
    ['/signup/check-code', null, '/signup/check-code', 'signUpCode'],
    ['/signup/complete', null, '/signup/complete', 'signUpComplete'],
    ['/en/profile/taro/edit', 'en', '/profile/taro/edit', 'profileEdit'],
  ])('%s', (pathname, language, barePath, routeId) => {
    expect(resolvePage(pathname)).toMatchObject({ kind: 'page', language, barePath, routeId });
  });

  it.each(['taro.yamada.json', 'a', 'Taro_-.9', 'x'.repeat(30)])('a profile for %s', (displayId) => {
    expect(resolvePage(`/profile/${displayId}`)).toMatchObject({
      kind: 'page',
      rendering: 'public',
      search: '',
      request: { kind: 'profile', displayId, all: null },
    });
  });

  it.each([
    ['?links=all', '?links=all', 'links'],
    ['?utm_source=chat&contents=all&x', '?contents=all', 'contents'],
    ['?items=all', '?items=all', 'items'],
    ['?items=all&links=all', '?links=all', 'links'],
    ['?links=some', '', null],
    ['?utm_source=chat', '', null],
    ['?%zz', '', null],
  ])('treats %s like "%s" on a profile', (search, kept, all) => {
    expect(resolvePage('/profile/taro', search)).toMatchObject({
      search: kept,
      request: { kind: 'profile', displayId: 'taro', all },
    });
  });

  it.each([
    ['', ''],
    ['?items=all', '?items=all'],
    ['?contents=all&utm_source=chat', '?contents=all'],
    ['?utm_source=chat', ''],
  ])('treats %s like "%s" on a content', (search, kept) => {
    expect(resolvePage('/en/profile/taro/contents/12', search)).toMatchObject({
      kind: 'page',
      rendering: 'public',
      search: kept,
      request: { kind: 'content', displayId: 'taro', contentId: 12 },
    });
  });

  it.each([
    '/nope',
    '/en/nope',
    '/fr/login',
    '/EN/login',
    '/profile',
    '/profile/',
    '/profile/.a',
    '/profile/a.',
    '/profile/a%2Fb',
    '/profile/%00',
    '/profile/%E0%A4%A',
    '/profile/%E8%8A%B1',
    `/profile/${'x'.repeat(31)}`,
    '/profile/a/b',
    '/profile/-a/edit',
    '//evil.example',
    '/en//evil.example',
    '/login/extra',
  ])('finds nothing at %s', (pathname) => {
    expect(resolvePage(pathname).kind).toBe('notFound');
  });

  it.each([
    ['/login/', '/login'],
    ['/LogIn', '/login'],
    ['/en/%6Cogin', '/login'],
    ['/PROFILE/%68anako/', '/profile/hanako'],
    ['/ja/profile/Taro%2Eyamada/CONTENTS/12', '/profile/Taro.yamada/contents/12'],
    ['/profile/Edit/Theme', '/profile/edit/theme'],
    ['/en/', '/'],
  ])('treats %s as %s', (pathname, barePath) => {
    expect(resolvePage(pathname)).toMatchObject({ kind: 'page', barePath });
  });

  it('keeps the language of an unknown address', () => {
    expect(resolvePage('/en/nope')).toEqual({ kind: 'notFound', language: 'en' });
  });

  it('returns private pages as shells that are not indexed', () => {
    for (const pathname of ['/signup/check-code', '/signup/complete', '/settings/account']) {
      expect(resolvePage(pathname)).toMatchObject({ rendering: 'shell', request: null });
    }
  });

  it("requests only the existence of an edit page's data", () => {
    for (const [below, contentId] of [
      ['/edit', null],
      ['/begin/theme', null],
      ['/begin/accounts', null],
      ['/begin/link', null],
      ['/contents/12/edit', 12],
    ] as const) {
      expect(resolvePage(`/profile/taro${below}`)).toMatchObject({
        rendering: 'shell',
        request: { kind: 'edited', displayId: 'taro', contentId, below },
      });
    }
  });
});
