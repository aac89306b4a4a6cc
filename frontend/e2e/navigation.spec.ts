import { type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { DEMO, demoContext } from './support/demo';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

/** The calls of the navigation chain. */
const CHAIN = ['emergencies', 'redirects', 'news/unreads', 'log/page-access'] as const;

/** Mocks emergency notices, in the language of the request. */
async function setEmergency(page: Page, ...notices: { emergencyId: number; url: string | null }[]) {
  await page.route('**/api/emergencies', (route) => {
    const ja = route.request().headers()['accept-language'] === 'ja';
    const results = notices.map((notice) => ({
      ...notice,
      title: `${ja ? '投稿の読み込みに失敗することがあります。' : 'Posts may fail to load.'}${notice.emergencyId}`,
    }));
    return route.fulfill({ json: { results, total: results.length } });
  });
}

const language: Language = 'en';

const words = WORDS[language].common;
const title = (id: number) => `Posts may fail to load.${String(id)}`;

test(`an emergency notice is shown above every page in ${language} until it is dismissed`, async ({
  page,
}) => {
  await setEmergency(page, { emergencyId: 2, url: '/help' }, { emergencyId: 1, url: null });
  await page.goto(`/${language}/login`);
  const notices = page.getByRole('complementary', { name: words.emergency.label });
  await expect(notices.getByRole('alert')).toHaveText([`${title(2)}${words.emergency.more}`, title(1)]);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  const dismiss = (id: number) => page.getByRole('button', { name: title(id) });
  await dismiss(2).click();
  await expect(notices.getByRole('alert')).toHaveText([title(1)]);
  await page.reload();
  await expect(notices.getByRole('alert')).toHaveText([title(1)]);
  await dismiss(1).click();
  await expect(notices).toHaveCount(0);
  const kept = (await page.context().cookies()).find(({ name }) => name === 'emergency');
  expect(decodeURIComponent(kept?.value ?? '')).toBe('2,1');
  const livesS = (kept?.expires ?? 0) - Date.now() / 1000;
  expect(livesS).toBeGreaterThan(3000);
  expect(livesS).toBeLessThanOrEqual(3600);
  await setEmergency(page, ...[3, 2, 1].map((emergencyId) => ({ emergencyId, url: null })));
  await page.goto(`/${language}`);
  await expect(notices.getByRole('alert')).toHaveText([title(3)]);
});

test(`the studio has a sidebar on phones in ${language}`, async ({ signIn }) => {
  const { context, creator, page } = await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/api/news/unreads', (route) => route.fulfill({ json: { count: 120 } }));
  await page.goto(`/${language}/profile/${creator.displayId}/edit`);
  const studio = WORDS[language].studio.navigation;
  const bar = page.getByRole('navigation', { name: studio.label });
  await expect(bar.getByRole('link')).toHaveCount(5);
  await expect(bar.getByText('99+', { exact: true })).toBeVisible();

  const menu = page.getByRole('button', { name: studio.menu });
  const sidebar = page.getByRole('dialog', { name: studio.menu });
  await menu.click();
  await expect(sidebar).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
  await expect(menu).toBeFocused();

  await menu.click();
  await sidebar.getByRole('link', { name: studio.settings }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/settings/account$`));
  await expect(sidebar).toBeHidden();

  const { blocks, linkages } = WORDS[language];
  const place = (name: string) => page.getByRole('region', { name, exact: true });
  await test.step('a section far down the page is one tap away', async () => {
    await bar.getByRole('link', { name: studio.items, exact: true }).click();
    await expect(place(blocks.names.item)).toBeFocused();
    await expect(page.getByRole('heading', { name: blocks.names.item, exact: true })).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`/${language}/profile/${creator.displayId}/edit#items$`));
    await expect(bar.locator('[aria-current]')).toHaveText([studio.items]);
    await menu.click();
    await sidebar.getByRole('link', { name: studio.linkages, exact: true }).click();
    await expect(sidebar).toBeHidden();
    await expect(place(linkages.title)).toBeFocused();
    await expect(place(linkages.title)).toBeInViewport();
    await expectNoSidewaysScrolling(page);
    await page.goBack();
    await expect(place(blocks.names.item)).toBeFocused();
    await expect(place(blocks.names.item)).toBeInViewport();
  });

  await test.step('an address with a fragment leads there as well', async () => {
    const opened = await context.newPage();
    await opened.goto(`/${language}/profile/${creator.displayId}/edit#links`);
    await expect(opened.getByRole('region', { name: blocks.names.link, exact: true })).toBeFocused();
    await expect(opened.getByRole('heading', { name: blocks.names.link, exact: true })).toBeInViewport();
  });
});

test(`language and color scheme change in place from ${language}`, async ({ page }) => {
  const other: Language = 'ja';
  await page.goto(`/${language}/login?back=%2Fnews`);
  await page.getByRole('button', { name: words.colorScheme.dark }).click();
  await page.getByRole('link', { name: words.language[other] }).click();
  await expect(page).toHaveURL(new RegExp(`/${other}/login\\?back=%2Fnews$`));
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  const dark = page.getByRole('button', { name: WORDS[other].common.colorScheme.dark });
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  const locale = (await page.context().cookies()).find(({ name }) => name === 'locale');
  expect(locale?.value).toBe(other);
  expect((locale?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  await page.goto('/login?back=%2Fnews');
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});

test('nothing is animated with reduced motion', async ({ page }) => {
  await page.goto('/en/login');
  const passing = await page.evaluate(() => {
    document.documentElement.style.color = 'rgb(1 2 3)';
    return document.getAnimations().length;
  });
  expect(passing).toBe(0);
});

test('an opened section stays in view while the lists above it load', async ({
  browser,
  baseURL,
  watched,
}) => {
  const context = await demoContext(browser, baseURL ?? '');
  watched(context);
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const list of ['contents', 'links', 'items']) {
    await page.route(`**/api/${list}/accounts/${DEMO.displayId}*`, async (route) => {
      await released;
      await route.continue();
    });
  }
  await page.goto(`/en/profile/${DEMO.displayId}/edit#items`);
  const { names } = WORDS.en.blocks;
  const items = page.getByRole('region', { name: names.item, exact: true });
  await expect(items).toBeFocused();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  release();
  await expect.poll(height).toBeGreaterThan(before + 400);
  await expect(items.getByRole('listitem').first()).toBeVisible();
  const top = () => items.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(200);

  await test.step('until the user scrolls', async () => {
    await page.mouse.wheel(0, -300);
    await expect.poll(top).toBeGreaterThan(200);
    await page.evaluate(() => {
      document.body.style.paddingBottom = '500px';
    });
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await top()).toBeGreaterThan(200);
  });
  await context.close();
});

test('a notice does not push the navigation’s footer off the screen', async ({ signIn }) => {
  const { creator, page } = await signIn();
  await page.setViewportSize({ width: 1280, height: 800 });
  await setEmergency(page, { emergencyId: 2, url: '/help' }, { emergencyId: 1, url: null });
  const logOut = page.getByRole('button', { name: WORDS.en.studio.logOut.action });
  // Notices are counted in their region, since forms have alerts of their own.
  const notices = page.getByRole('complementary', { name: WORDS.en.common.emergency.label });
  for (const path of [`/en/profile/${creator.displayId}/edit`, '/en/settings/account']) {
    await page.goto(path);
    await expect(notices.getByRole('alert')).toHaveCount(2);
    await expect(logOut).toBeInViewport({ ratio: 1 });
  }
  await page.mouse.wheel(0, 400);
  await expect(logOut).toBeInViewport({ ratio: 1 });
  for (const id of [2, 1])
    await page.getByRole('button', { name: `Posts may fail to load.${String(id)}` }).click();
  await expect(logOut).toBeInViewport({ ratio: 1 });
});

test('an open page shows an emergency within a minute', async ({ page }) => {
  await page.clock.install();
  await page.goto('/en/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await setEmergency(page, { emergencyId: 1, url: null });
  // The minute starts with the first response, which the test cannot observe.
  await expect(async () => {
    await page.clock.fastForward(60_000);
    await expect(page.getByRole('alert').filter({ hasText: 'Posts may fail to load.' })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
});

test('pages open while all calls of the navigation chain are pending', async ({ signIn }) => {
  const { creator, page } = await signIn();
  const asked = new Set<string>();
  for (const path of CHAIN) {
    // These calls are never answered.
    await page.route(`**/api/${path}*`, () => void asked.add(path));
  }
  const studio = WORDS.en.studio;
  await page.goto(`/en/profile/${creator.displayId}/edit`);
  await expect(page.getByLabel(studio.edit.displayName, { exact: true })).toBeVisible();
  await expect.poll(() => [...asked].sort()).toEqual([...CHAIN].sort());
  for (let round = 0; round < 3; round += 1) {
    await page.getByRole('link', { name: studio.navigation.settings }).click();
    await expect(page).toHaveURL(/\/settings\/account$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(studio.edit.heading);
    await page.getByRole('link', { name: studio.navigation.page, exact: true }).click();
    await expect(page.getByLabel(studio.edit.displayName, { exact: true })).toBeVisible();
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a redirect of the operator is followed client-side on this site, and by a page load to others', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  const leads: Record<string, string> = {
    '/signup': '/login?from=signup',
    '/login': 'https://allowed.example/campaign',
  };
  await page.route('**/api/redirects?*', (route) => {
    const path = new URL(route.request().url()).searchParams.get('path') ?? '';
    return route.fulfill({ json: { redirectUrl: path === '/signup' ? leads[path] : null } });
  });
  await page.goto('/en');
  await page.getByRole('link', { name: WORDS.en.common.actions.signUp }).first().click();
  await expect(page).toHaveURL(/\/en\/login\?from=signup$/);
  await expect(page.getByRole('heading', { name: WORDS.en.login.heading })).toBeVisible();
  expect(documents).toEqual(['/en', '/en/signup']);

  await page.unroute('**/api/redirects?*');
  await page.route('**/api/redirects?*', (route) =>
    route.fulfill({ json: { redirectUrl: leads['/login'] } }),
  );
  await page.route('https://allowed.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  );
  await page.goto('/en/login');
  await expect(page).toHaveTitle('Elsewhere');
  expect(page.url()).toBe('https://allowed.example/campaign');
});

test('each page view is logged', async ({ page }) => {
  const logged: Record<string, string>[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/log/page-access') logged.push(Object.fromEntries(searchParams));
  });
  await page.goto('/en?utm_source=private');
  await expect.poll(() => logged).toEqual([{ path: '/', language: 'en', referrer: 'none' }]);
  await page.getByRole('link', { name: WORDS.en.common.actions.logIn }).first().click();
  await expect.poll(() => logged.at(-1)).toEqual({ path: '/login', language: 'en', referrer: 'internal' });
  expect(logged).toHaveLength(2);
});
