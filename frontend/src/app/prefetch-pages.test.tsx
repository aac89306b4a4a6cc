import { createCatalog } from '../i18n/load-namespaces';
import { likelyNextPages, prefetchPages } from './prefetch-pages';

function linksTo(...addresses: string[]): HTMLAnchorElement[] {
  return addresses.map((address) => Object.assign(document.createElement('a'), { href: address }));
}

const idsOf = (pathname: string, links: HTMLAnchorElement[]) =>
  [...likelyNextPages(pathname, links)].map(({ id }) => id);

describe('the pages that are likely to be opened next', () => {
  it('include the application pages that are linked', () => {
    const links = linksTo('/en/signup', '/login?back=%2F', '/profile/taro', '/login#top');
    expect(idsOf('/en/contact', links)).toEqual(['signUp', 'login', 'contactConfirm']);
  });

  it('include the next page of a form', () => {
    expect(idsOf('/signup/form', linksTo('/login'))).toEqual(['login', 'signUpCode']);
    expect(idsOf('/ja/signup/check-code', [])).toEqual(['signUpComplete']);
    expect(idsOf('/login', [])).toEqual(['profileEdit']);
  });

  it('exclude the current page, other sites, files and unknown addresses', () => {
    const links = linksTo(
      '/ja/login',
      'https://evil.example/signup',
      '/docs',
      '/nowhere',
      'mailto:a@b.example',
    );
    expect(idsOf('/en/login', links)).toEqual(['profileEdit']);
  });
});

describe('prefetching', () => {
  afterEach(() => document.body.replaceChildren());

  it('loads the next pages with their texts in the current language', async () => {
    document.body.innerHTML = '<a href="/en/login">Log in</a>';
    const catalog = await createCatalog('en', ['common']);
    expect(catalog.has('login')).toBe(false);
    await prefetchPages(catalog);
    expect(catalog.has('login')).toBe(true);
  });
});
