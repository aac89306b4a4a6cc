import { likelyNextPages } from './prefetch-pages';

function linksTo(...addresses: string[]): HTMLAnchorElement[] {
  return addresses.map((address) => Object.assign(document.createElement('a'), { href: address }));
}

describe('the pages that a person is likely to open next', () => {
  it('are those that the links on the screen lead to', () => {
    const links = linksTo('/en/signup', '/login?back=%2F', '/profile/taro', '/profile/taro#top');
    expect([...likelyNextPages('/en', links)]).toEqual(['signUp', 'login', 'profile']);
  });

  it('are also those that a form leads to', () => {
    expect([...likelyNextPages('/signup/form', linksTo('/login'))]).toEqual(['signUpCode', 'login']);
    expect([...likelyNextPages('/ja/signup/check-code', [])]).toEqual(['signUpComplete']);
    expect([...likelyNextPages('/login', [])]).toEqual(['profileEdit']);
  });

  it('are not the page itself, other sites, files or addresses of nothing', () => {
    const links = linksTo(
      '/ja/login',
      'https://evil.example/signup',
      '/docs',
      '/nowhere',
      'mailto:a@b.example',
    );
    expect([...likelyNextPages('/en/login', links)]).toEqual(['profileEdit']);
  });
});
