import { type Browser, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { signedInContext } from './support/creators';
import { DEMO } from './support/demo';
import { named } from './support/posting';
import { expect, test } from './support/test';
import { WORDS } from './support/words';

const language = 'ja';

const { linkages, inAppBrowser, profile, settings, socialLogin } = WORDS[language];

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WEB_VIEW =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10 Build/BP2A.250805.005; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.7444.102 Mobile Safari/537.36';

const APPS = {
  line: `${IPHONE} Mobile/15E148 Safari Line/15.14.0`,
  instagram: `${WEB_VIEW} Instagram 400.0.0.49.68 Android (36/16; 420dpi; 1080x2424; Google; Pixel 10; ja_JP; IABMV/1)`,
  facebook: `${IPHONE} Mobile/22G100 [FBAN/FBIOS;FBAV/531.0.0.43.72;FBBV/800000000;FBDV/iPhone17,1;FBMD/iPhone;FBSN/iOS;FBSV/18.6.2;FBSS/3;FBID/phone;FBLC/ja_JP;FBOP/80;IABMV/1]`,
  tiktok: `${WEB_VIEW} trill_410903 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/trill app_version/41.9.3 ByteLocale/ja-JP Region/JP BytedanceWebview/d8a21c6`,
};

const SAFARI = `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`;

const PHONE = { width: 390, height: 844 };

/** The URL that an intent opens, and its fallback URL. */
function readIntent(href: string | null) {
  const [, page, fallback] = /^intent:\/\/(.*)#Intent;scheme=http;.*;S\.browser_fallback_url=(.*);end$/.exec(
    href ?? '',
  )!;
  return { page: `http://${page!}`, fallback: decodeURIComponent(fallback!) };
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: inAppBrowser.title, exact: true });
const noteOf = (page: Page) => page.getByRole('region', { name: inAppBrowser.favorites.label, exact: true });

async function openAs(browser: Browser, origin: string, userAgent: string) {
  const context = await browser.newContext({ baseURL: origin, userAgent, viewport: PHONE });
  return { context, page: await context.newPage() };
}

test(
  'accounts are linked, and LINE logs in, outside the browsers of apps',
  { tag: '@slow' },
  async ({ browser, baseURL, watched }) => {
    const origin = baseURL ?? '';

    for (const [app, userAgent] of Object.entries(APPS)) {
      await test.step(`linking YouTube inside ${app}`, async () => {
        const { context, creator } = await signedInContext(
          browser,
          origin,
          {},
          { userAgent, viewport: PHONE },
        );
        watched(context);
        const page = await context.newPage();
        const edit = `${origin}/${language}/profile/${creator.displayId}/edit`;
        await page.goto(edit);
        await page
          .getByRole('button', { name: named(linkages.connect.link, { service: 'YouTube' }) })
          .click();
        const hint = dialogOf(page);
        await expect(hint).toContainText(named(inAppBrowser.refused, { service: 'YouTube' }));
        await expectAccessible(page);
        await expectNoSidewaysScrolling(page);
        const open = hint.getByRole('link', { name: inAppBrowser.open });
        if (app === 'line') await expect(open).toHaveAttribute('href', `${edit}?openExternalBrowser=1`);
        else if (app === 'facebook') {
          await expect(open).toHaveCount(0);
          await expect(hint).toContainText(inAppBrowser.menu);
        } else expect(readIntent(await open.getAttribute('href'))).toEqual({ page: edit, fallback: edit });
        await expect(hint.getByRole('button', { name: inAppBrowser.goOn })).toHaveCount(0);
        await hint.getByRole('button', { name: inAppBrowser.close }).click();
        await expect(hint).toHaveCount(0);
        await context.close();
      });
    }

    const logIn = named(socialLogin.begin.login, { provider: 'LINE' });

    await test.step('logging in with LINE inside another app', async () => {
      const { context, page } = await openAs(browser, origin, APPS.instagram);
      await page.goto(`/${language}/login?back=%2Fsettings%2Faccount`);
      await page.getByRole('button', { name: logIn }).click();
      const hint = dialogOf(page);
      await expect(hint).toContainText(named(inAppBrowser.unsure, { service: 'LINE' }));
      const open = await hint.getByRole('link', { name: inAppBrowser.open }).getAttribute('href');
      expect(readIntent(open).page).toBe(`${origin}/${language}/login?back=%2Fsettings%2Faccount`);
      await hint.getByRole('button', { name: inAppBrowser.goOn }).click();
      await expect(page.getByRole('link', { name: /^山田|:/ }).first()).toBeVisible();
      expect(new URL(page.url()).pathname).not.toContain('/login');
      await context.close();
    });

    await test.step('connecting LINE in the settings inside another app', async () => {
      const phone = { userAgent: APPS.instagram, viewport: PHONE };
      const { context } = await signedInContext(browser, origin, {}, phone);
      watched(context);
      const page = await context.newPage();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(`/${language}/settings/account`);
      await page
        .getByRole('button', { name: named(settings.access.connectNamed, { provider: 'LINE' }) })
        .click();
      const hint = dialogOf(page);
      await expect(hint).toContainText(named(inAppBrowser.unsure, { service: 'LINE' }));
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
      const open = await hint.getByRole('link', { name: inAppBrowser.open }).getAttribute('href');
      expect(readIntent(open).page).toBe(`${origin}/${language}/settings/account`);
      expect(asked.filter((url) => url.includes('/api/oauth/social-login/providers/line'))).toEqual([]);
      await context.close();
    });

    for (const [where, userAgent] of [
      ['inside LINE', APPS.line],
      ['in a browser', SAFARI],
    ] as const) {
      await test.step(`logging in with LINE ${where}`, async () => {
        const { context, page } = await openAs(browser, origin, userAgent);
        await page.goto(`/${language}/login`);
        await page.getByRole('button', { name: logIn }).click();
        await page.waitForURL((url) => !url.pathname.endsWith('/login'));
        await context.close();
      });
    }
  },
);

test('a note says where favorites are saved, once inside an app and never in a browser', async ({
  browser,
  baseURL,
  watched,
}) => {
  const origin = baseURL ?? '';
  const address = `/${language}/profile/${DEMO.displayId}`;
  const hearts = (page: Page) =>
    page.getByRole('button', { name: new RegExp(named(profile.favorite, { name: '.*' })) });

  await test.step('inside LINE, after a heart', async () => {
    const { context, page } = await openAs(browser, origin, APPS.line);
    watched(context);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(address);
    await expect(hearts(page).first()).toBeVisible();
    expect(asked.filter((url) => /note-for-favorites|in-app/i.test(url))).toEqual([]);
    await hearts(page).first().click();
    const note = noteOf(page);
    await expect(note).toBeVisible();
    await expect(note.getByRole('link', { name: inAppBrowser.open })).toHaveAttribute(
      'href',
      `${origin}${address}?openExternalBrowser=1`,
    );
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.goto(`/${language}/favorite/contents`);
    await expect(note).toBeVisible();
    await note.getByRole('button', { name: inAppBrowser.close }).click();
    await expect(note).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(note).toHaveCount(0);
    await page.goto(address);
    await hearts(page).nth(1).click();
    await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await page.waitForLoadState('networkidle');
    await expect(note).toHaveCount(0);
    await context.close();
  });

  await test.step('in a browser', async () => {
    const { context, page } = await openAs(browser, origin, SAFARI);
    watched(context);
    await page.goto(address);
    await hearts(page).first().click();
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
    await page.waitForLoadState('networkidle');
    await expect(noteOf(page)).toHaveCount(0);
    await page.goto(`/${language}/favorite/contents`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(noteOf(page)).toHaveCount(0);
    await context.close();
  });
});
