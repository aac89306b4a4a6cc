import { OPEN_REDIRECTS } from '../../../test/support/open-redirects.js';
import { mayRedirect, redirectPath, redirectTarget, supportPage } from './redirect-address.js';

const HOSTS = ['allowed.example', 'shop.example'];

describe('the target of a redirect', () => {
  it.each([
    ['/news', '/news'],
    ['/en/news?from=top#first', '/news?from=top#first'],
    ['/ja', '/'],
    ['/ja?x=1', '/?x=1'],
    ['/enough', '/enough'],
    ['https://allowed.example', 'https://allowed.example/'],
    ['https://ALLOWED.example/campaign?x=1', 'https://allowed.example/campaign?x=1'],
    ['https://shop.example:443/a', 'https://shop.example/a'],
  ])('%s leads to %s', (value, target) => {
    expect(redirectTarget(value, HOSTS)).toBe(target);
  });

  it.each(OPEN_REDIRECTS)('%j is invalid', (value) => {
    expect(redirectTarget(value, HOSTS)).toBeNull();
  });

  it('is internal if no host is allowed', () => {
    expect(redirectTarget('https://allowed.example/', [])).toBeNull();
  });

  it('fits into its column', () => {
    expect(redirectTarget(`/${'a'.repeat(1999)}`, HOSTS)).not.toBeNull();
    expect(redirectTarget(`/${'a'.repeat(2000)}`, HOSTS)).toBeNull();
    expect(redirectTarget(`/${'花'.repeat(300)}`, HOSTS)).toBeNull();
  });
});

describe('the path of a redirect', () => {
  it.each([
    ['/old', '/old'],
    ['/en/old?x=1#y', '/old'],
    ['/ja', '/'],
    ['/春', '/%E6%98%A5'],
  ])('of %s is %s', (value, path) => {
    expect(redirectPath(value)).toBe(path);
  });

  it('is case-sensitive', () => {
    expect(redirectPath('/Old/')).toBe('/Old/');
  });

  it.each(['/api', '/api/accounts', '/health/live', '/maintenance', '/assets/a.js', `/${'a'.repeat(500)}`])(
    'cannot be %s',
    (path) => {
      expect(mayRedirect(path)).toBe(false);
    },
  );

  it.each(['/', '/apiary', '/login'])('can be %s', (path) => {
    expect(mayRedirect(path)).toBe(true);
  });
});

describe('the support site', () => {
  it.each([
    ['https://support.example', 'https://support.example/help'],
    ['https://support.example/hitohira', 'https://support.example/hitohira/help'],
    ['https://support.example/hitohira/', 'https://support.example/hitohira/help'],
  ])('contains pages below %s', (helpUrl, target) => {
    expect(supportPage('/help', helpUrl)).toBe(target);
  });

  it('contains only pages that can be moved, if it is configured', () => {
    for (const path of ['/', '/contact', '/external-transmission', '/helper', '/help/'])
      expect(supportPage(path, 'https://support.example')).toBeNull();
    expect(supportPage('/help', null)).toBeNull();
  });
});
