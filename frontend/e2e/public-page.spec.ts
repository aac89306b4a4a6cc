import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { PAGE_SCRIPTS_ID } from '../src/server/start-script';
import { BOOT_DATA_ID } from '../src/config/boot-data';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { signedInContext } from './support/creators';
import { hydrated } from './support/hydration';
import { watchLayoutShift } from './support/layout-shift';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

/** The demo creator, with entries in each block. */
const DEMO = { path: '/profile/hanako', headlines: ['季節の花あしらい', 'お店とレシピ', '愛用の道具たち'] };

/** The last words of the demo creator's introduction. */
const LAST_WORDS = /季節の花の飾り方と、失敗しない焼き菓子のレシピ/;

const language: Language = 'ja';

const words = WORDS[language].profile;
const address = `/${language}${DEMO.path}`;

test(`a page is readable without JavaScript in ${language}`, async ({ browser, baseURL, request }) => {
  const visitor = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await visitor.newPage();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(DEMO.headlines);
  const introduction = page.getByText(LAST_WORDS);
  const isCut = () => introduction.evaluate((text) => text.scrollHeight > text.clientHeight + 1);
  expect(await isCut()).toBe(true);
  await page.getByRole('link', { name: WORDS[language].common.readMore }).click();
  expect(await isCut()).toBe(false);
  await expect(page.getByText(words.linkages.connected)).not.toHaveCount(0);

  const hrefs = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const inside = new Set(hrefs.filter((href) => href.startsWith(baseURL ?? '')));
  expect(hrefs.length).toBeGreaterThan(inside.size);
  for (const href of inside) expect((await request.get(href)).status(), href).toBe(200);
  await visitor.close();
});

test(`likely next pages are prefetched, in ${language}`, async ({ browser, baseURL }) => {
  const visitor = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const page = await visitor.newPage();
  await page.goto(address);
  const content = page.locator('main a[href*="/contents/"]').first();
  const href = await content.evaluate((link) => (link as HTMLAnchorElement).href);
  /** What made the browser fetch the page, or null if it has not. */
  const fetchedBy = () =>
    page.evaluate((name) => {
      const [entry] = performance.getEntriesByName(name) as PerformanceResourceTiming[];
      return entry?.initiatorType ?? null;
    }, href);
  await expect.poll(fetchedBy).toBe('link');
  await content.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(href);
  await visitor.close();
});

test(`a streamed page is painted once it is complete, in ${language}`, async ({ browser, request }) => {
  const document = await (await request.get(address)).text();
  const afterFirst = (end: string, from: number) => document.indexOf(end, from) + end.length;
  const inList = afterFirst('</li>', document.indexOf(words.linkages.label));
  const inData = afterFirst(`id="${BOOT_DATA_ID}">`, inList);
  const pieces = [document.slice(0, inList), document.slice(inList, inData), document.slice(inData)];
  let sendOn = (): void => undefined;
  const server = createServer((asked, answer) => {
    if (asked.url !== '/') return void answer.writeHead(404).end();
    answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(pieces.shift());
    sendOn = () => void answer.write(pieces.shift() ?? '');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await visitor.newPage();
  const layoutShift = await watchLayoutShift(page);
  await page.goto(`http://127.0.0.1:${String(port)}/`, { waitUntil: 'commit' });
  await expect(page.getByRole('list', { name: words.linkages.label }).getByRole('listitem')).toHaveCount(1);
  /** Whether the page renders a frame within a second. */
  const isPainted = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((done) => {
          requestAnimationFrame(() => done(true));
          setTimeout(() => done(false), 1000);
        }),
    );
  expect(await isPainted()).toBe(false);
  sendOn();
  await expect.poll(isPainted).toBe(true);
  sendOn();
  await expect(page.locator(`#${PAGE_SCRIPTS_ID}`)).toBeAttached();
  expect(await layoutShift()).toEqual([]);
  await visitor.close();
  server.close();
});

test(`a page is interactive with JavaScript in ${language}`, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const layoutShift = await watchLayoutShift(page);
  await page.goto(address);
  const posts = page.getByRole('region', { name: DEMO.headlines[0] });
  const mark = posts.getByRole('button').first();
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  expect(await layoutShift()).toEqual([]);

  const introduction = page.getByText(LAST_WORDS);
  const isCut = () => introduction.evaluate((text) => text.scrollHeight > text.clientHeight + 1);
  await expect.poll(isCut).toBe(true);
  await page.getByRole('button', { name: WORDS[language].common.readMore }).click();
  await expect.poll(isCut).toBe(false);

  await mark.click();
  await expect(page.getByText(WORDS[language].common.messages.ADD_FAVORITE_CONTENT)).toBeVisible();
  await page.reload();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: words.share.open }).click();
  await expect(page.getByRole('img', { name: words.share.code })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
});

test('a name from right to left stays beside the icon, and a copied link is confirmed over the share sheet', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { context, creator } = await signedInContext(
    browser,
    origin,
    // The display ID is shorter than the name.
    { displayName: 'مريم الرسامة', displayId: `m${Date.now().toString(36).slice(-6)}` },
    { viewport: { width: 390, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] },
  );
  const data = { headerType: 'compact' };
  expect((await context.request.patch('/api/accounts/me', { data, headers: { Origin: origin } })).ok()).toBe(
    true,
  );
  const page = await context.newPage();
  await page.goto(`/${language}/profile/${creator.displayId}`);
  await hydrated(page);
  const edges = await page.getByRole('heading', { level: 1 }).evaluate((name) => {
    const words = document.createRange();
    words.selectNodeContents(name);
    const handle = name.parentElement?.getBoundingClientRect();
    return [words.getBoundingClientRect().left, handle?.left ?? 0];
  });
  expect(Math.abs((edges[0] ?? 0) - (edges[1] ?? 0))).toBeLessThan(4);

  await page.getByRole('button', { name: words.share.open }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: WORDS[language].common.actions.copyUrl })
    .click();
  const message = page.getByText(WORDS[language].common.messages.COPY_SUCCESS);
  await expect(message).toBeVisible();
  // Playwright would not notice that a modal dialog covers it.
  const isOnTop = () =>
    message.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
  await context.close();
});
