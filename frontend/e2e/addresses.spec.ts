import { type Browser, type BrowserContext } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling, WIDTHS } from './support/accessibility';
import { newCreator, signedInContext } from './support/creators';
import { hydrated } from './support/hydration';
import { expect, test } from './support/test';
import { LANGUAGES, WORDS } from './support/words';

/** An address and where it redirects visitors and creators, if at all. */
interface Destination {
  address: string;
  visitor?: string;
  creator?: string;
  status?: 404;
  /** The call by which the page learns that there is nothing to show. */
  mayFail?: RegExp;
}

const login = (address: string) => `/login?back=${encodeURIComponent(address)}`;

/** A page for signed-in creators. */
const behindLogin = (address: string): Destination => ({ address, visitor: login(address) });

/** A step of a flow, opened without the flow. */
const step = (address: string, start: string): Destination => ({ address, visitor: start, creator: start });

/** A step of a flow that requires a login. */
const settingsStep = (address: string, start: string): Destination => ({
  address,
  visitor: login(start),
  creator: start,
});

function destinations(displayId: string): Destination[] {
  const profile = `/profile/${displayId}`;
  const editPage = `${profile}/edit`;
  return [
    { address: '/', creator: editPage },
    behindLogin('/news'),
    behindLogin('/insights'),
    behindLogin('/news/themes'),
    { address: '/news/spring', status: 404 },
    { address: '/login', creator: editPage },
    { address: '/login/line', visitor: '/login', creator: editPage },
    { address: '/signup', creator: editPage },
    { address: '/signup/form', creator: editPage },
    { address: '/signup/check-code', visitor: '/signup/form', creator: editPage },
    { address: '/signup/complete', visitor: '/signup/form', creator: editPage },
    { address: '/contact' },
    step('/contact/confirm', '/contact'),
    step('/contact/complete', '/contact'),
    { address: '/maintenance' },
    behindLogin('/unsubscribe'),
    { address: '/reset-password' },
    step('/reset-password/check-code', '/reset-password'),
    step('/reset-password/setting', '/reset-password'),
    step('/reset-password/complete', '/reset-password'),
    { address: '/restore' },
    { address: '/undo-email' },
    { address: '/allow-codes' },
    behindLogin('/settings/account'),
    settingsStep('/settings/email', '/settings/account'),
    settingsStep('/settings/email/check-code', '/settings/account'),
    settingsStep('/settings/email/complete', '/settings/account'),
    settingsStep('/settings/change-password', '/settings/account'),
    settingsStep('/settings/change-password/check-code', '/settings/account'),
    settingsStep('/settings/change-password/complete', '/settings/account'),
    behindLogin('/settings/delete-account'),
    settingsStep('/settings/delete-account/complete', '/settings/delete-account'),
    { address: '/favorite/items' },
    { address: '/favorite/contents' },
    { address: profile },
    behindLogin(editPage),
    behindLogin(`${profile}/begin/theme`),
    behindLogin(`${profile}/begin/accounts`),
    behindLogin(`${profile}/begin/link`),
    { address: `${profile}/begin`, status: 404 },
    behindLogin('/profile/edit/theme'),
    behindLogin('/profile/edit/links-order'),
    behindLogin('/profile/edit/contents-order'),
    { address: '/profile/linkage/youtube', visitor: '/login', creator: editPage },
    { address: `${profile}/contents/1`, status: 404 },
    { address: `${profile}/contents/1/edit`, status: 404 },
    { address: '/terms' },
    { address: '/privacy' },
    { address: '/external-transmission' },
    { address: '/takedown' },
    { address: '/help' },
    { address: '/faq' },
    { address: '/nowhere', status: 404 },
    { address: '/profile/linkage/myspace', status: 404 },
  ];
}

/** The language in which each group's pages are checked for accessibility and at all widths. */
const FULLY_CHECKED = { visitor: 'ja', creator: 'en' } as const;

/** The narrowest phone, where texts have the least space. */
const NARROWEST = [320];

for (const who of ['visitor', 'creator'] as const) {
  for (const language of LANGUAGES) {
    const { common, studio } = WORDS[language];
    const isFull = language === FULLY_CHECKED[who];
    for (const half of [0, 1]) {
      test(
        `every address leads a ${who} to the right page in ${language}${isFull ? ', accessible and at every width' : ''} (${half + 1} of 2)`,
        // Without the slow ones, the addresses are walked once: as a visitor.
        { tag: isFull || who === 'creator' ? ['@slow'] : [] },
        async ({ browser, baseURL, watch, watched }) => {
          const signedIn = await signedInContext(browser, baseURL ?? '');
          const context =
            who === 'creator' ? signedIn.context : await browser.newContext(baseURL ? { baseURL } : {});
          watched(context);
          const page = await context.newPage();
          const seen = new Set<string>();
          const editPage = `/profile/${signedIn.creator.displayId}/edit`;

          const all = destinations(signedIn.creator.displayId);
          for (const destination of all.filter((_, index) => index % 2 === half)) {
            const { address, status = 200 } = destination;
            const at = (path: string) => `/${language}${path === '/' ? '' : path}`;
            if (destination.mayFail) watch.mayFail.push(destination.mayFail);
            if (status !== 200) watch.mayFail.push(new RegExp(`${address.replaceAll('.', '\\.')}$`));
            const response = await page.goto(at(address));
            expect(response?.status(), address).toBe(status);
            const expected = at(destination[who] ?? address);
            await expect
              .poll(
                () => {
                  const { pathname, search } = new URL(page.url());
                  return pathname + search;
                },
                { message: address },
              )
              .toBe(expected);
            await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
            await expect(page.getByText(common.loading, { exact: true })).toHaveCount(0);
            await expect(page.locator('html')).toHaveAttribute('lang', language);
            await expect(page, address).toHaveTitle(/Hitohira/);
            if (status === 404)
              await expect(page.getByText(common.failure.notFound.second), address).toBeVisible();
            if (expected.endsWith(editPage)) {
              await expect(
                page.getByRole('textbox', { name: studio.edit.introduction, exact: true }),
              ).toBeVisible();
            }

            // Checks pages with the same text once.
            const text = await page.locator('body').innerText();
            if (seen.has(text)) continue;
            seen.add(text);
            if (isFull) await expectAccessible(page);
            await expectNoSidewaysScrolling(page, isFull ? WIDTHS : NARROWEST);
          }
          await context.close();
          if (who === 'visitor') await signedIn.context.close();
        },
      );
    }
  }
}

test('addresses have the language of their prefix, or else that of the visitor', async ({ request }) => {
  const ways = [
    { prefix: '', language: 'ja' },
    ...LANGUAGES.map((language) => ({ prefix: `/${language}`, language })),
  ];
  for (const { address, status = 200 } of destinations('nobody-is-here')) {
    if (address.startsWith('/profile/nobody-is-here')) continue;
    for (const { prefix, language } of ways) {
      const path = prefix !== '' && address === '/' ? prefix : `${prefix}${address}`;
      const response = await request.get(path, { headers: { Accept: 'text/html' }, maxRedirects: 0 });
      expect(response.status(), path).toBe(status);
      expect(await response.text(), path).toContain(`<html lang="${language}"`);
    }
  }
});

test('a display ID with dots is a page, whatever its ending', async ({ signIn }) => {
  const { displayId } = newCreator();
  const { context, page } = await signIn({ displayId: `${displayId}.json` });
  for (const path of [`/profile/${displayId}.json`, `/ja/profile/${displayId}.json/edit`]) {
    for (const accept of ['text/html', '*/*', 'application/json']) {
      const response = await context.request.get(path, { headers: { Accept: accept } });
      expect(response.status(), `${path} as ${accept}`).toBe(200);
      expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
    }
  }
  await page.goto(`/ja/profile/${displayId}.json/edit`);
  await expect(page.getByRole('heading', { level: 1, name: WORDS.ja.studio.edit.heading })).toBeVisible();
});

/** Opens a browser without a watch for errors, since a chunk is blocked. */
async function openWithout(browser: Browser, baseURL: string | undefined, chunk: RegExp) {
  const context: BrowserContext = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await page.route(chunk, (route) => route.abort());
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/en/contact');
  await hydrated(page);
  return { context, page, loads: () => loads };
}

test('a missing chunk reloads the page once, and is an error if it is still missing', async ({
  browser,
  baseURL,
}) => {
  const { context, page, loads } = await openWithout(browser, baseURL, /\/assets\/LoginScreen-/);
  const logIn = page.getByRole('banner').getByRole('link', { name: WORDS.en.common.actions.logIn });
  await logIn.click();
  await expect.poll(loads).toBe(2);
  await expect(page.getByRole('button', { name: WORDS.en.common.colorScheme.dark })).toBeVisible();
  await logIn.click();
  await expect(page.getByRole('heading', { name: WORDS.en.common.failure.unknown.title })).toBeVisible();
  // The layout and its links are still there.
  await expect(page.getByRole('link', { name: WORDS.en.common.brand.home })).toBeVisible();
  expect(loads()).toBe(2);

  await page.unroute(/\/assets\/LoginScreen-/);
  await page.getByRole('button', { name: WORDS.en.common.actions.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: WORDS.en.login.heading })).toBeVisible();
  await context.close();
});

test('a newer build reloads the page unless there is unsaved input', async ({ page, request }) => {
  const manifest = await request.get('/builds/latest.json');
  expect(manifest.status()).toBe(200);
  expect(manifest.headers()['cache-control']).toBe('no-store');
  expect(await manifest.json()).toEqual({ build: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect((await request.get('/builds/other.json')).status()).toBe(404);

  const newest = { build: 'newer' };
  await page.route(/\/builds\/latest\.json\?t=\d+$/, (route) => route.fulfill({ json: newest }));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const checkForBuild = async () => {
    const answered = page.waitForResponse(/\/builds\/latest\.json/);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await (await answered).finished();
  };
  await page.goto('/en/signup/form');
  const name = page.getByLabel(WORDS.en.signUp.form.displayName, { exact: true });
  await name.fill('Hanako');
  await checkForBuild();
  await expect(name).toHaveValue('Hanako');
  await name.fill('');
  await checkForBuild();
  await expect.poll(() => loads).toBe(2);
  await hydrated(page);
  // Reloads once per build, even if the manifest still names the same one.
  await checkForBuild();
  await expect(name).toHaveValue('');
  expect(loads).toBe(2);
});

test('likely next pages are prefetched after the page load, except with reduced data', async ({
  browser,
  baseURL,
}) => {
  /** Opens a page and records its requests until long after the delay of prefetching. */
  const open = async (address: string, saveData: boolean) => {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    await context.addInitScript((saves) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: saves } });
    }, saveData);
    const page = await context.newPage();
    await page.clock.install();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(address);
    await hydrated(page);
    await page.clock.fastForward(60_000);
    return { context, page, fetched };
  };

  // Pages of the application prefetch chunks, documents prefetch whole documents.
  for (const [address, ahead] of [
    ['/en/contact', /^\/assets\/SignUpScreen-/],
    ['/en', /^\/en\/signup$/],
  ] as const) {
    const usual = await open(address, false);
    await expect.poll(() => usual.fetched.some((path) => ahead.test(path))).toBe(true);
    await usual.context.close();

    const saving = await open(address, true);
    // Prefetches would have started before this request ends.
    await saving.page.evaluate(async () => (await fetch('/favicon.svg')).text());
    expect(saving.fetched.filter((path) => ahead.test(path))).toEqual([]);
    await saving.context.close();
  }
});
