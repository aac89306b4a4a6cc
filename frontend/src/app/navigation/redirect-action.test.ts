import { OPEN_REDIRECTS } from '../../testing/open-redirects';
import { redirectAction } from './redirect-action';

describe('a redirect target', () => {
  it.each([
    ['/login', '/login'],
    ['/', '/'],
    ['/?from=old#top', '/?from=old#top'],
    ['/en/login', '/login'],
    ['/profile/hana.yamada?x=1', '/profile/hana.yamada?x=1'],
  ])('%s is followed client-side to %s', (target, path) => {
    expect(redirectAction(target)).toEqual({ kind: 'follow', path });
  });

  it.each([
    ['https://allowed.example', 'https://allowed.example/'],
    ['https://allowed.example/a?b#c', 'https://allowed.example/a?b#c'],
    ['/docs', '/docs'],
    ['/no-such-page?x=1', '/no-such-page?x=1'],
  ])('%s is loaded: %s', (target, url) => {
    expect(redirectAction(target)).toEqual({ kind: 'load', url });
  });

  it.each(OPEN_REDIRECTS)('%j is ignored', (target) => {
    expect(redirectAction(target)).toEqual({ kind: 'stay' });
  });
});
