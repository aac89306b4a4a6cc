import { type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { DEMO, demoContext } from './support/demo';
import { watchLayoutShift } from './support/layout-shift';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const PLAYER = 'https://www.youtube-nocookie.com';

/** A video among the demo creator's posts, with the number of its items. */
const VIDEO = { title: '朝の市場で選ぶ、今週の花', lastWords: /花の見分け方をお話しします/, items: 2 };

/** Mocks the player, since tests send no requests to other hosts. */
async function mockPlayer(page: Page): Promise<void> {
  await page.route(`${PLAYER}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  );
}

/** The number of pictures in the first album. */
const ALBUM = 3;

/** Expects an element to have the focus, which a frame of another site may keep for a while. */
const expectActive = (element: Locator) =>
  expect.poll(() => element.evaluate((shown) => shown === document.activeElement)).toBe(true);

const filled = (template: string, words: Record<string, string | number>) =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(words[name]));

const language: Language = 'en';

const { common, content: words, contentEditor, profile } = WORDS[language];
const creatorPage = `/${language}/profile/${DEMO.displayId}`;
const tile = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(`^${title}`) });

test(`a content is readable without JavaScript in ${language}`, async ({ browser, baseURL, request }) => {
  const visitor = await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(creatorPage);
  await tile(page, VIDEO.title).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(VIDEO.title);
  await expect(page.getByText(VIDEO.lastWords)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    profile.headlines.RECOMMEND_CONTENT,
    profile.headlines.OTHER_POST,
  ]);
  const play = page.getByRole('link', { name: words.media.play });
  await expect(play).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\//);
  await expect(page.locator('iframe')).toHaveCount(0);

  const hrefs = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const href of new Set(hrefs.filter((each) => each.startsWith(baseURL ?? '')))) {
    expect((await request.get(href)).status(), href).toBe(200);
  }
  await visitor.close();
});

test(`a visitor views contents in ${language}`, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const layoutShift = await watchLayoutShift(page);
  await mockPlayer(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await test.step('opens it from the profile as a document that allows the players', async () => {
    const profileDocument = await page.goto(creatorPage);
    expect(profileDocument?.headers()['content-security-policy']).not.toContain('frame-src');
    const loaded = page.waitForResponse((response) => /\/contents\/\d+$/.test(response.url()));
    await tile(page, VIDEO.title).click();
    const document = await loaded;
    expect(document.headers()['content-security-policy']).toContain(
      `frame-src ${PLAYER} https://www.tiktok.com;`,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(VIDEO.title);
  });

  await test.step('sees the server-rendered page without further calls', async () => {
    const mark = page.getByRole('button', {
      name: filled(profile.favorite, { name: VIDEO.title }),
      exact: true,
    });
    await expect(mark).toHaveAttribute('aria-pressed', 'false');
    expect(await layoutShift()).toEqual([]);
    const items = page.getByRole('region', { name: profile.headlines.RECOMMEND_CONTENT });
    await expect(items.getByRole('listitem')).toHaveCount(VIDEO.items);
    await expect(
      page.getByRole('region', { name: profile.headlines.OTHER_POST }).getByRole('listitem'),
    ).not.toHaveCount(0);
    const origin = new URL(page.url()).origin;
    expect(asked.filter((url) => !url.startsWith(origin))).toEqual([]);
    expect(asked.filter((url) => /\/api\/(?:accounts|contents|items)\//.test(url))).toEqual([]);
    await mark.click();
    await expect(page.getByText(common.messages.ADD_FAVORITE_CONTENT)).toBeVisible();
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('offers no more text if nothing is cut', async () => {
    await expect(page.getByText(VIDEO.lastWords)).toBeVisible();
    await expect(page.getByRole('button', { name: common.readMore })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  await test.step('plays the video in place and enlarged', async () => {
    const open = page.getByRole('button', { name: words.media.openVideo });
    await open.click();
    const dialog = page.getByRole('dialog', { name: VIDEO.title });
    await expect(dialog.locator('iframe')).toHaveAttribute('src', new RegExp(`^${PLAYER}/embed/`));
    await dialog.getByRole('button', { name: words.video.close }).click();
    await expect(dialog).toHaveCount(0);
    await expectActive(open);
    await page.getByRole('button', { name: words.media.play }).click();
    await expectActive(page.locator('main iframe'));
    await expect.poll(() => page.frames().some((frame) => frame.url().startsWith(PLAYER))).toBe(true);
  });

  await test.step('opens an album, browses it and enlarges a picture', async () => {
    const others = page.getByRole('region', { name: profile.headlines.OTHER_POST });
    const post = others.getByRole('link', { name: /Instagram/ }).first();
    const caption = (await post.locator('[data-title]').textContent()) ?? '';
    await post.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(caption);
    const album = page.getByRole('group', { name: words.media.label });
    const position = (shown: number) => filled(words.media.position, { position: shown, total: ALBUM });
    await expect(album.getByText(position(1))).toBeVisible();
    await album.getByRole('button', { name: words.media.next }).click();
    await expect(album.getByText(position(2))).toBeVisible();
    const second = filled(words.media.numbered, { label: words.media.zoom, position: 2, total: ALBUM });
    const picture = album.getByRole('button', { name: second });
    await expect(picture).toBeInViewport({ ratio: 0.9 });
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);

    await picture.click();
    const dialog = page.getByRole('dialog');
    const shown = dialog.getByRole('img');
    await expect(dialog.getByText(position(2))).toBeVisible();
    await expectAccessible(page);
    const width = async () => (await shown.boundingBox())?.width ?? 0;
    await expect.poll(width).toBeGreaterThan(300);
    const before = await width();
    await page.keyboard.press('+');
    await expect.poll(width).toBeGreaterThan(before * 1.4);
    await page.keyboard.press('0');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText(position(3))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(picture).toBeFocused();
  });
});

test(`its creator finds the link to edit a content in ${language}`, async ({ browser, baseURL, watched }) => {
  const context = await demoContext(browser, baseURL ?? '');
  watched(context);
  const page = await context.newPage();
  await page.goto(creatorPage);
  // The owner's actions appear once the session is known, and move the content below.
  await expect(page.getByRole('link', { name: profile.edit, exact: true })).toBeVisible();
  await tile(page, VIDEO.title).click();
  const others = page.getByRole('region', { name: profile.headlines.OTHER_POST });
  await others
    .getByRole('button', {
      name: filled(words.editHeadline, { heading: profile.headlines.OTHER_POST }),
    })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toHaveValue(profile.headlines.OTHER_POST);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page
    .getByRole('banner')
    .or(page.locator('header'))
    .getByRole('link', { name: new RegExp(`^${profile.owner.edit}`) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: contentEditor.heading })).toBeVisible();
  await expect(page.getByRole('textbox', { name: contentEditor.form.title })).toHaveValue(VIDEO.title);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.goto(`/${language}/profile/edit/contents-order`);
  await expect(page.getByRole('heading', { level: 1, name: contentEditor.order.heading })).toBeVisible();
  await expect(
    page.getByRole('list', { name: contentEditor.order.list }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await context.close();
});

test('a missing content has status 404 for everyone', async ({ page, request, watch }) => {
  watch.mayFail.push(/\/contents\/2147483647$/);
  const path = `/en/profile/${DEMO.displayId}/contents/2147483647`;
  expect((await request.get(path)).status()).toBe(404);
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await expect(page.getByText(WORDS.en.common.failure.notFound.second)).toBeVisible();
});
