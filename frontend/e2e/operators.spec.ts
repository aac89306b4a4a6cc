import { type Product, startProduct } from '../../scripts/launcher/product.mjs';
import { MAINTENANCE_POLL_MS } from '../src/config/site';
import { profileEditPath } from '../src/config/paths';
import enSite from '../src/i18n/locales/en/site';
import { DEMO, demoContext } from './support/demo';
import { runOps } from './support/ops';
import { hydrated } from './support/hydration';
import { expect, test } from './support/test';
import { WORDS } from './support/words';

// A separate instance, since these changes would show up in all other journeys.
let product: Product;
test.beforeAll(async () => {
  test.setTimeout(900_000);
  product = await startProduct();
});
test.afterAll(() => product.stop());

test(
  'changes by operators take effect without a restart',
  { tag: '@slow' },
  async ({ browser, watch, watched }) => {
    test.setTimeout(900_000);
    const ops = (argv: string[], stdin?: string) => runOps(product.dataDir, argv, stdin);
    const { common, news, settings, studio } = WORDS.en;
    const context = await demoContext(browser, product.publicUrl);
    watched(context);
    const page = await context.newPage();
    const badge = page.locator('[data-badge="unread"]');
    const main = page.getByRole('main');
    const h1 = page.getByRole('heading', { level: 1 });
    const goTo = (name: string) =>
      page.getByRole('navigation', { name: studio.navigation.label }).getByRole('link', { name }).click();
    /** Polls the server, whose processes learn of a change one after the other. */
    const answered = (path: string) =>
      expect.poll(async () => {
        const answer = await context.request.get(path, { headers: { 'Accept-Language': 'en' } });
        return answer.ok() ? ((await answer.json()) as object) : answer.status();
      });
    const row = main.getByRole('link', { name: 'Doors open' });

    await test.step('news', async () => {
      await ops(
        ['news', 'create', '--id', 'opening', '--en', '-', '--publish'],
        '# Doors open\n\nSee [the programme](https://example.com/programme).\n',
      );
      await page.goto('/en/settings/account');
      await expect(h1).toHaveText(settings.heading);
      await expect(badge).toHaveText('4');
      await goTo(studio.navigation.news);
      await expect(row).toContainText(news.unread);

      await row.click();
      await expect(h1).toHaveText('Doors open');
      await expect(page).toHaveTitle('Doors open | Hitohira');
      await expect(badge).toHaveText('3');
      const link = main.getByRole('link', { name: 'the programme' });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');

      await ops(['news', 'revise', 'opening', '--en', '-'], '# Doors are open\n\nCome in.\n');
      await page.reload();
      await expect(h1).toHaveText('Doors are open');
      await expect(main.locator('time')).toHaveCount(2);
      await main.getByRole('link', { name: news.back }).click();
      await expect(main.getByRole('link', { name: 'Doors are open' })).not.toContainText(news.unread);

      await ops(['news', 'delete', 'opening']);
      watch.mayFail.push(/\/news\/opening$/);
      expect((await page.goto('/en/news/opening'))?.status()).toBe(404);
      await expect(page.getByText(common.failure.notFound.second)).toBeVisible();
    });

    await test.step('redirects', async () => {
      await page.goto('/en/news');
      await expect(h1).toHaveText(news.heading);
      await ops(['redirects', 'add', '/profile/edit/theme', '/settings/account']);
      await answered('/api/redirects?path=/profile/edit/theme').toEqual({ redirectUrl: '/settings/account' });
      await goTo(studio.navigation.theme);
      await expect(page).toHaveURL(/\/en\/settings\/account$/);
      await expect(h1).toHaveText(settings.heading);
      await page.goto('/en/profile/edit/theme?from=mail');
      await expect(page).toHaveURL(/\/en\/settings\/account$/);
      await ops(['redirects', 'remove', '/profile/edit/theme']);
      await answered('/api/redirects?path=/profile/edit/theme').toEqual({ redirectUrl: null });
      await page.goto('/en/profile/edit/theme');
      await expect(page).toHaveURL(/\/en\/profile\/edit\/theme$/);
    });

    const notice = page.getByRole('complementary', { name: common.emergency.label });
    await test.step('emergency notices', async () => {
      await page.goto('/en/news');
      await expect(h1).toHaveText(news.heading);
      await ops(['emergencies', 'set', '--ja', '投稿できません', '--en', 'Posting fails', '--url', '/news']);
      await answered('/api/emergencies').toMatchObject({ total: 1 });
      await goTo(studio.navigation.settings);
      await expect(notice.getByRole('alert')).toContainText('Posting fails');
      await ops(['emergencies', 'clear', '--all']);
      await answered('/api/emergencies').toMatchObject({ total: 0 });
      await goTo(studio.navigation.news);
      await expect(notice).toHaveCount(0);
    });

    await test.step('maintenance', async () => {
      watch.mayFail.push(/\/en\/(?:login|profile\/edit\/theme)$/, /\/api\//);
      await page.goto('/en/news');
      await expect(h1).toHaveText(news.heading);
      await ops(['maintenance', 'on', '--until', '2h']);
      await answered('/api/redirects?path=/').toBe(503);
      // The next navigation fails, so the page reloads, and the server responds with the maintenance page.
      await goTo(studio.navigation.theme);
      await expect(h1).toHaveText(enSite.maintenance.title);
      await expect(page).toHaveURL(/\/en\/profile\/edit\/theme$/);
      await hydrated(page);
      const closed = await page.goto('/en/login');
      expect(closed?.status()).toBe(503);
      expect(Number(closed?.headers()['retry-after'])).toBeGreaterThan(0);
      await expect(h1).toHaveText(enSite.maintenance.title);
      expect((await context.request.get('/maintenance')).status()).toBe(200);
      await ops(['maintenance', 'off']);
      await answered('/api/redirects?path=/').toEqual({ redirectUrl: null });
      // The page polls until the site is open, and reloads. The server then redirects creators to their page.
      await expect(page).toHaveURL(new RegExp(`/en${profileEditPath(DEMO.displayId)}$`), {
        timeout: 4 * MAINTENANCE_POLL_MS,
      });
      await hydrated(page);
      await goTo(studio.navigation.theme);
      await expect(h1).not.toHaveText(common.failure.unavailable.title);
      await expect(page).toHaveURL(/\/en\/profile\/edit\/theme$/);
    });
    await context.close();
  },
);
