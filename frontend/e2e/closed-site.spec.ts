import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Page } from '@playwright/test';
import type * as ServerEntry from '../src/entry-server';
import enSite from '../src/i18n/locales/en/site';
import jaSite from '../src/i18n/locales/ja/site';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const SITE = { ja: jaSite, en: enSite };

const DIST = path.resolve(import.meta.dirname, '../dist');
const ENDS_AT = '2030-01-01T06:30:00.000Z';

/** The end of maintenance in the visitor's time zone, New York. */
const ENDS_THERE = { ja: '1月1日 1:30', en: 'January 1 at 1:30 AM' };

/**
 * Serves the maintenance page of the product's own renderer for one address, since other tests use the product too.
 * Returns a function that ends it.
 */
async function close(page: Page, address: string, language: Language): Promise<() => void> {
  const entry = (await import(
    pathToFileURL(path.join(DIST, 'server/entry-server.js')).href
  )) as typeof ServerEntry;
  const renderer = await entry.default.loadRenderer(path.join(DIST, 'client'));
  const { status, html } = await renderer.render(
    {
      path: address,
      language,
      settings: {
        publicUrl: 'http://localhost',
        flowMs: 3_600_000,
        codeMs: 600_000,
        codeResendMs: 60_000,
        restoreDays: 7,
      },
      linkSwitchScript: 'https://aml.valuecommerce.com/vcdal.js',
      socialProviders: { results: [], total: 0 },
      status: 503,
      maintenance: { endsAt: ENDS_AT },
    },
    null,
  );
  let isClosed = true;
  await page.route(
    ({ pathname }) => pathname === address,
    (route) =>
      isClosed ? route.fulfill({ status, contentType: 'text/html', body: html }) : route.continue(),
  );
  return () => {
    isClosed = false;
  };
}

test.use({ timezoneId: 'America/New_York' });

const language: Language = 'ja';

const words = SITE[language].maintenance;

test(`maintenance replaces every page and says when it ends, in ${language}`, async ({ page, watch }) => {
  const address = `/${language}/login`;
  watch.mayFail.push(new RegExp(`${address}$`));
  const open = await close(page, address, language);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await expect(page.getByRole('time')).toHaveText(words.expected.replace('{{time}}', ENDS_THERE[language]));
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  expect(asked).toEqual([]);

  open();
  await page.getByRole('button', { name: WORDS[language].common.actions.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: WORDS[language].login.heading })).toBeVisible();
});

test(`navigation during maintenance is answered by the server in ${language}`, async ({ page, watch }) => {
  const address = `/${language}/login`;
  watch.mayFail.push(new RegExp(`${address}$`));
  await close(page, address, language);
  await page.goto(address);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/${language}/?$`));
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toHaveLength(1);
});

test(`an open tab shows the maintenance page and comes back by itself, in ${language}`, async ({
  page,
  watch,
}) => {
  const address = `/${language}/reset-password`;
  watch.mayFail.push(new RegExp(`${address}$`), /\/api\//);
  await page.goto(`/${language}/login`);
  const open = await close(page, address, language);
  const failure = { statusCode: 503, errorCode: 'underMaintenance', message: '', errors: [] };
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: failure }));
  await page.locator(`a[href="${address}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();

  await page.unroute('**/api/**');
  open();
  // The page checks every half minute, and at once when the tab becomes visible.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeHidden();
  await expect(page.getByRole('textbox')).toBeVisible();
});
