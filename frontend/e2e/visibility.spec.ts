import { type Locator } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { postVideos } from './support/contents';
import { Pointer } from './support/pointer';
import { addLink } from './support/links';
import { message } from './support/messages';
import { aPng } from './support/pictures';
import { named, postingOn } from './support/posting';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const language: Language = 'en';

const { blocks, common, contentEditor, linkEditor, messages, posting } = WORDS[language];
const { visibility } = blocks;

// Times are in the time zone of the account, not of the device.
test.use({ timezoneId: 'America/Los_Angeles' });

test(`a creator hides, drafts and schedules what visitors see, in ${language}`, async ({
  browser,
  baseURL,
  signIn,
  watch,
  watched,
}) => {
  const origin = baseURL ?? '';
  const { context, creator, page } = await signIn();
  for (const title of ['Diary', 'Shop'])
    await addLink(context.request, origin, 'text', [{ title, url: 'https://example.com/' }]);
  const [, lilies = 0] = await postVideos(context.request, origin, ['Roses', 'Lilies']);
  const address = `/${language}/profile/${creator.displayId}`;
  await page.goto(`${address}/edit`);
  const visitor = await browser.newContext({ baseURL: origin });
  watched(visitor);
  const shown = await visitor.newPage();
  /** Waits until visitors see a text on the page, or do not see it. */
  const expectShown = (text: string, isShown: boolean) =>
    expect(async () => {
      await shown.goto(address);
      await expect(shown.getByRole('main').getByText(text, { exact: true })).toHaveCount(isShown ? 1 : 0, {
        timeout: 1000,
      });
    }).toPass();

  const block = (name: string) => page.getByRole('region', { name, exact: true });
  const links = block(blocks.names.link).getByRole('listitem');
  const posts = block(blocks.names.content).getByRole('listitem');
  const row = (name: string) => links.or(posts).filter({ hasText: name });
  const toggle = (name: string) =>
    page.getByRole('switch', { name: named(visibility.switch, { name }), exact: true });
  const pointer = new Pointer(page);

  await test.step('hides a link with one press, and undoes it', async () => {
    await expectShown('Shop', true);
    await pointer.press(toggle('Shop'));
    await expect(message(page, named(messages.BLOCK_HIDE, { block: 'Shop' }))).toBeVisible();
    await expect(row('Shop')).toContainText(visibility.stages.hidden);
    expect({ presses: pointer.presses, fields: pointer.fields }).toEqual({ presses: 1, fields: 0 });
    await expectShown('Shop', false);
    await expectShown('Diary', true);
    await toggle('Shop').click();
    await expectShown('Shop', true);
    await toggle('Shop').click();
    await expect(row('Shop')).toContainText(visibility.stages.hidden);
    await page.getByRole('button', { name: common.messageActions.undo }).click();
    await expect(row('Shop')).not.toContainText(visibility.stages.hidden);
    await expectShown('Shop', true);
  });

  await test.step('says what the switch does without covering the row or the other switches', async () => {
    await toggle('Diary').hover();
    const box = async (locator: Locator) =>
      (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const words = await box(page.getByRole('tooltip'));
    const own = await box(toggle('Diary'));
    expect(Math.abs(words.x + words.width / 2 - (own.x + own.width / 2))).toBeLessThan(2);
    for (const other of [toggle('Shop'), toggle('Diary'), row('Diary').getByText('Diary', { exact: true })]) {
      const { x, y, width, height } = await box(other);
      const isAside =
        words.y + words.height <= y ||
        words.y >= y + height ||
        words.x + words.width <= x ||
        words.x >= x + width;
      expect(isAside).toBe(true);
    }
  });

  await test.step('a message covers no action of an open menu', async () => {
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 390, height: 500 });
    await toggle('Shop').click();
    await expect(message(page, named(messages.BLOCK_HIDE, { block: 'Shop' }))).toBeVisible();
    await page
      .getByRole('button', { name: named(linkEditor.row.menu, { name: 'Shop' }), exact: true })
      .click();
    for (const action of await page.getByRole('menuitem').all()) await action.click({ trial: true });
    await page.keyboard.press('Escape');
    await toggle('Shop').click();
    await expect(row('Shop')).not.toContainText(visibility.stages.hidden);
    await page.setViewportSize(size);
  });

  await test.step('keeps a link as a draft, and publishes it with its switch', async () => {
    await block(blocks.names.link).getByRole('button', { name: linkEditor.add, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: linkEditor.form.createTitle });
    await dialog
      .getByRole('textbox', { name: linkEditor.form.url, exact: true })
      .fill('mailto:hana@example.com');
    await dialog.getByRole('textbox', { name: linkEditor.form.title, exact: true }).fill('Letters');
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await dialog.getByRole('button', { name: linkEditor.form.draft, exact: true }).click();
    await expect(message(page, messages.SAVE_DRAFT)).toBeVisible();
    await expect(links).toHaveCount(3);
    await expect(links.first()).toContainText(visibility.stages.draft);
    await expectShown('Letters', false);
    await toggle('Letters').click();
    await expect(links.first()).not.toContainText(visibility.stages.draft);
    await expectShown('Letters', true);
  });

  await test.step('keeps a post as a draft', async () => {
    await block(blocks.names.content).getByRole('button', { name: blocks.contents.add, exact: true }).click();
    const { service, write, press, expectStep } = postingOn(page, language);
    await service('TikTok').click();
    await write(
      posting.shortVideo.url,
      'https://www.tiktok.com/@hitohira_hanako_demo/video/7000000000000000099',
    );
    await write(posting.shortVideo.heading, 'Ferns');
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({
        name: 'ferns.png',
        mimeType: 'image/png',
        buffer: aPng({ width: 90, height: 160, color: [63, 107, 74] }),
      });
    await press(posting.shortVideo.next);
    await expectStep(posting.confirm.title);
    await press(posting.confirm.draft);
    await expectStep(posting.complete.draft.title);
    await press(posting.complete.done);
    await expect(posts.first()).toContainText('Ferns');
    await expect(posts.first()).toContainText(visibility.stages.draft);
    await expectShown('Ferns', false);
    await toggle('Ferns').click();
    await expectShown('Ferns', true);
  });

  await test.step('shows a link from and until a time, in the time zone of the account', async () => {
    const dialog = page.getByRole('dialog', { name: named(visibility.title, { name: 'Diary' }) });
    const timeZone = { ja: '日本標準時', en: 'Japan Standard Time' }[language];
    const from = dialog.getByLabel(named(visibility.from, { timeZone }), { exact: true });
    const until = dialog.getByLabel(named(visibility.until, { timeZone }), { exact: true });
    const schedule = async (begin: string, end: string) => {
      await page
        .getByRole('button', { name: named(linkEditor.row.menu, { name: 'Diary' }), exact: true })
        .click();
      await page.getByRole('menuitem', { name: visibility.action, exact: true }).click();
      await from.fill(begin);
      await until.fill(end);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: visibility.save, exact: true }).click();
      await expect(dialog).toBeHidden();
    };
    await schedule('2097-12-12T09:00', '2098-01-31T18:30');
    await expect(row('Diary')).toContainText(
      named(visibility.stages.waiting, { time: 'Dec 12, 2097, 09:00 GMT+9' }),
    );
    await page.setViewportSize({ width: 390, height: 844 });
    const badge = row('Diary').locator('[data-badge] > span');
    expect(await badge.evaluate((label) => label.scrollWidth - label.clientWidth)).toBe(0);
    await expectNoSidewaysScrolling(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    const [first] = (
      (await (await context.request.get(`/api/links/accounts/${creator.displayId}`)).json()) as {
        results: { visibleFrom: string | null; visibleUntil: string | null }[];
      }
    ).results.filter(({ visibleFrom }) => visibleFrom !== null);
    expect(first).toMatchObject({
      visibleFrom: '2097-12-12T00:00:00.000Z',
      visibleUntil: '2098-01-31T09:30:00.000Z',
    });
    await expectShown('Diary', false);
    await schedule('2026-01-01T00:00', '2098-01-31T18:30');
    await expectShown('Diary', true);
    await expect(row('Diary')).toContainText(
      named(visibility.shownUntil, { time: 'Jan 31, 2098, 18:30 GMT+9' }),
    );
  });

  await test.step('saves nothing while a time is incomplete', async () => {
    await addLink(context.request, origin, 'text', [{ title: 'Secret', url: 'https://example.com/' }], {
      visibility: 'draft',
    });
    await page.reload();
    const dialog = page.getByRole('dialog', { name: named(visibility.title, { name: 'Secret' }) });
    const from = dialog.locator('input[type="datetime-local"]').first();
    const save = dialog.getByRole('button', { name: visibility.save, exact: true });
    await page
      .getByRole('button', { name: named(linkEditor.row.menu, { name: 'Secret' }), exact: true })
      .click();
    await page.getByRole('menuitem', { name: visibility.action, exact: true }).click();
    await dialog.getByRole('radio', { name: visibility.choices.public, exact: true }).check();
    await from.focus();
    await page.keyboard.type('12242097');
    await save.click();
    await expect(from).toHaveAccessibleDescription(new RegExp(visibility.problems.incomplete));
    await expect(from).toBeFocused();
    await expectAccessible(page);
    await expectShown('Secret', false);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await page.keyboard.type('0900AM');
    await expect(from).toHaveValue('2097-12-24T09:00');
    await expect(from).not.toHaveAccessibleDescription(new RegExp(visibility.problems.incomplete));
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(row('Secret')).toContainText(
      named(visibility.stages.waiting, { time: 'Dec 24, 2097, 09:00 GMT+9' }),
    );
    await expectShown('Secret', false);
  });

  await test.step('hides a post, which only its owner finds, with a mark', async () => {
    const content = `${address}/contents/${String(lilies)}`;
    expect((await shown.goto(content))?.status()).toBe(200);
    await toggle('Lilies').click();
    await expect(row('Lilies')).toContainText(visibility.stages.hidden);
    watch.mayFail.push(new RegExp(`/contents/${String(lilies)}$`));
    await expect.poll(async () => (await shown.goto(content))?.status()).toBe(404);
    const single = `/api/contents/${String(lilies)}/accounts/${creator.displayId}`;
    expect((await visitor.request.get(single)).status()).toBe(404);
    expect((await context.request.get(single)).status()).toBe(200);
    await page
      .getByRole('link', { name: named(contentEditor.row.edit, { name: 'Lilies' }), exact: true })
      .click();
    await expect(page.getByRole('heading', { name: contentEditor.heading })).toBeVisible();
    // Beside the heading and in the preview.
    await expect(page.getByText(visibility.stages.hidden, { exact: true })).toHaveCount(2);
    await expect(page.getByRole('link', { name: contentEditor.view })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  await visitor.close();
});
