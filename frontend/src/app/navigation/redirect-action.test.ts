import { OPEN_REDIRECTS } from '../../testing/open-redirects';
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

  it.each(OPEN_REDIRECTS)('%j is not', (target) => {
    expect(redirectAction(target)).toEqual({ kind: 'stay' });
  });
});
