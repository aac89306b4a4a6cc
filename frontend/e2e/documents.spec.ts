import { signedInContext } from './support/creators';
import { hydrated } from './support/hydration';
import { expect, test } from './support/test';

test('server-rendered pages have metadata for search engines and chat applications', async ({
  browser,
  baseURL,
  request,
}) => {
  const origin = baseURL ?? '';
  const { context, creator } = await signedInContext(browser, origin, {
    displayName: '"><script>alert(1)</script>',
  });
  await context.close();
  for (const language of ['ja', 'en']) {
    const html = await (await request.get(`/${language}/profile/${creator.displayId}`)).text();
    const address = (prefix: string) => `${origin}${prefix}/profile/${creator.displayId}`;
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`<link rel="canonical" href="${address(`/${language}`)}">`);
    expect(html).toContain(`<link rel="alternate" hreflang="ja" href="${address('/ja')}">`);
    expect(html).toContain(`<link rel="alternate" hreflang="en" href="${address('/en')}">`);
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${address('')}">`);
    expect(html).toMatch(/<meta property="og:title" content="[^"]+">/);
    expect(html).toMatch(/<script type="application\/ld\+json">/);
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain(creator.email);
  }
});

test('an address without a language uses the cookie, then the browser’s language, then Japanese', async ({
  request,
}) => {
  const languageOf = async (headers: Record<string, string>) => {
    const response = await request.get('/', { headers, maxRedirects: 0 });
    expect(response.status()).toBe(200);
    return /<html lang="(\w+)"/.exec(await response.text())?.[1];
  };
  expect(await languageOf({ 'Accept-Language': 'en-GB,en;q=0.9' })).toBe('en');
  expect(await languageOf({ 'Accept-Language': 'en', Cookie: 'locale=ja' })).toBe('ja');
  expect(await languageOf({ 'Accept-Language': 'fr' })).toBe('ja');
});

test('missing pages have status 404, and private pages are not indexed', async ({ request }) => {
  for (const path of [
    '/nowhere',
    '/ja/profile/nobody-is-here',
    '/profile/-malformed-',
    '/en/profile/a%00b',
    '/assets/gone.js',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const shell = await request.get('/ja/profile/hanako/edit');
  expect(shell.status()).toBe(200);
  expect(await shell.text()).toContain('<meta name="robots" content="noindex');
});

test('the sitemap lists every public page', async ({ request, baseURL }) => {
  const origin = baseURL ?? '';
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const locationsOf = async (address: string) => {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8');
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
  };
  const files = await locationsOf(`${origin}/sitemap.xml`);
  const pages = (await Promise.all(files.map(locationsOf))).flat();
  expect(pages).toContain(`${origin}/ja`);
  expect(pages).toContain(`${origin}/en/faq`);
  for (const page of pages) {
    const answer = await request.get(page);
    expect(answer.status(), page).toBe(200);
    expect(await answer.text(), page).toContain(`<link rel="canonical" href="${page}">`);
  }
});

test('the API documentation opens and shows every area', async ({ page }) => {
  await page.goto('/docs');
  await expect(page.getByText('/api/accounts/me').first()).toBeVisible();
});

test('a form tried in the API documentation sends no empty fields', async ({ page }) => {
  await page.goto('/docs');
  const operation = page.locator('#operations-accounts-updateOwnAccount');
  await operation.locator('.opblock-summary-control').click();
  const body = operation.locator('.opblock-section-request-body');
  await body.getByRole('combobox').first().selectOption('multipart/form-data');
  const fields = body.locator('tbody input[type=text]');
  await expect(fields.first()).toBeVisible();
  const values = await fields.evaluateAll((inputs) =>
    inputs.map((input) => (input as HTMLInputElement).value),
  );
  expect(values.filter((value) => value !== '')).toEqual([]);
});

test('a link to another document cross-fades, except with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) =>
      Object.assign(window, { crossFades: viewTransition !== null }),
    );
  });
  const crossFades = () => page.evaluate(() => (window as unknown as { crossFades?: boolean }).crossFades);
  const follow = async (name: string, path: string) => {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await page.waitForURL(path);
    await hydrated(page);
  };
  await page.goto('/en/faq');
  expect(await crossFades()).toBe(false);
  await follow('Help', '/en/help');
  expect(await crossFades()).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await follow('Terms of use', '/en/terms');
  expect(await crossFades()).toBe(false);
});
