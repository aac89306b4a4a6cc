import { createCatalog } from '../i18n/load-namespaces';
import { likelyNextPages, prefetchPages } from './prefetch-pages';

function linksTo(...addresses: string[]): HTMLAnchorElement[] {
  return addresses.map((address) => Object.assign(document.createElement('a'), { href: address }));
}

const idsOf = (pathname: string, links: HTMLAnchorElement[]) =>
  [...likelyNextPages(pathname, links)].map(({ id }) => id);

describe('the pages that a person is likely to open next', () => {
  it('are those of the application that the links on the screen lead to', () => {
    const links = linksTo('/en/signup', '/login?back=%2F', '/profile/taro', '/login#top');
    expect(idsOf('/en/contact', links)).toEqual(['signUp', 'login', 'contactConfirm']);
  });

  it('are also those that a form leads to', () => {
    expect(idsOf('/signup/form', linksTo('/login'))).toEqual(['login', 'signUpCode']);
    expect(idsOf('/ja/signup/check-code', [])).toEqual(['signUpComplete']);
    expect(idsOf('/login', [])).toEqual(['profileEdit']);
  });

  it('are not the page itself, other sites, files or addresses of nothing', () => {
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

describe('what is fetched ahead', () => {
  afterEach(() => document.body.replaceChildren());

  it('is what the next pages need, with their words in the language of the page', async () => {
    document.body.innerHTML = '<a href="/en/login">Log in</a>';
    const catalog = await createCatalog('en', ['common']);
    expect(catalog.has('login')).toBe(false);
    await prefetchPages(catalog);
    expect(catalog.has('login')).toBe(true);
  });
});
