import { http, HttpResponse } from 'msw';
import { apiServer } from '../testing/api-server';
import { pageFilesOf } from './page-files';
import { likelyNextPages, prefetchPages } from './prefetch-pages';

function linksTo(...addresses: string[]): HTMLAnchorElement[] {
  return addresses.map((address) => Object.assign(document.createElement('a'), { href: address }));
}

describe('the pages that a person is likely to open next', () => {
  it('are those that the links on the screen lead to', async () => {
    const links = linksTo('/en/signup', '/login?back=%2F', '/profile/taro', '/profile/taro#top');
    expect([...(await likelyNextPages('/en', links))]).toEqual(['signUp', 'login', 'profile']);
  });

  it('are also those that a form leads to', async () => {
    expect([...(await likelyNextPages('/signup/form', linksTo('/login')))]).toEqual(['signUpCode', 'login']);
    expect([...(await likelyNextPages('/ja/signup/check-code', []))]).toEqual(['signUpComplete']);
    expect([...(await likelyNextPages('/login', []))]).toEqual(['profileEdit']);
  });

  it('are not the page itself, other sites, files or addresses of nothing', async () => {
    const links = linksTo(
      '/ja/login',
      'https://evil.example/signup',
      '/docs',
      '/nowhere',
      'mailto:a@b.example',
    );
    expect([...(await likelyNextPages('/en/login', links))]).toEqual(['profileEdit']);
  });
});

describe('what is fetched ahead', () => {
  const ENTRY = '/assets/entry-client-own.js';
  const LIST = {
    files: [
      '/assets/shared.js',
      '/assets/login.js',
      '/assets/words.js',
      '/assets/home.js',
      '/assets/gone.js',
    ],
    parts: {
      'src/app/pages/LoginScreen.tsx': [1, 0],
      'src/i18n/locales/en/login.ts': [2],
      'src/i18n/locales/ja/login.ts': [4],
      'src/app/pages/HomeScreen.tsx': [3, 0],
    },
  };

  /** A page that has begun with some scripts and leads to the log-in page; collects what is asked for. */
  function openPage({ entry = ENTRY, begun = [] as string[] } = {}): string[] {
    document.head.innerHTML = [
      ...begun.map((file) => `<link rel="modulepreload" href="${file}">`),
      `<script type="module" src="${entry}"></script>`,
    ].join('');
    document.body.innerHTML = '<a href="/en/login">Log in</a>';
    const asked: string[] = [];
    apiServer.use(
      http.get(`*${pageFilesOf(ENTRY)}`, () => HttpResponse.json(LIST)),
      http.get('*/assets/*.js', ({ request }) => {
        asked.push(new URL(request.url).pathname);
        return HttpResponse.text('throw new Error("Nobody runs this")');
      }),
    );
    return asked;
  }

  afterEach(() => {
    document.head.replaceChildren();
    document.body.replaceChildren();
  });

  it('is what the next pages need and this one has not, in the language of the page, and once', async () => {
    const asked = openPage({ begun: ['/assets/shared.js'] });
    await prefetchPages('en');
    expect(asked.toSorted()).toEqual(['/assets/login.js', '/assets/words.js']);
    await prefetchPages('en');
    expect(asked).toHaveLength(2);
  });

  it('is nothing while the site is being worked on, when there are no files of pages', async () => {
    const asked = openPage({ entry: '/src/entry-client.tsx' });
    await prefetchPages('en');
    expect(asked).toEqual([]);
  });
});
