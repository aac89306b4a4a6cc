import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { postVideos } from './support/contents';
import { recommendItems } from './support/items';
import { addLink } from './support/links';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const language: Language = 'ja';

const { blocks, linkEditor, ordering, contentEditor, itemEditor, studio } = WORDS[language];

const named = (template: string, name: string) => template.replace('{{name}}', name);

const TITLES = ['朝の花', '昼の花', '夜の花', '春の花', '夏の花', '秋の花', '冬の花'];

test(`the preview follows what is edited, and opens editors, in ${language}`, async ({ baseURL, signIn }) => {
  const { context, creator, page } = await signIn();
  const [content = 0] = await postVideos(context.request, baseURL ?? '', TITLES);
  await recommendItems(context.request, baseURL ?? '', content, ['花ばさみ']);
  for (let number = 1; number <= 6; number += 1)
    await addLink(context.request, baseURL ?? '', 'text', [
      { title: `リンク${String(number)}`, url: 'https://example.com/' },
    ]);
  const logged: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(?:log\/(?!page-access)|insights)/.test(request.url())) logged.push(request.url());
  });
  const edit = `/${language}/profile/${creator.displayId}/edit`;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(edit);
  const preview = page.getByRole('group', { name: studio.preview.label });
  const marked = preview.locator('[data-followed]');
  const links = page.getByRole('region', { name: blocks.names.link, exact: true });
  const dialog = page.getByRole('dialog', { name: linkEditor.form.editTitle });
  const row = (name: string) =>
    links.getByRole('button', { name: named(linkEditor.row.edit, name), exact: true });

  await test.step('marks the field that is edited', async () => {
    await page.getByRole('textbox', { name: studio.edit.displayName }).focus();
    await expect(marked).toContainText(creator.displayName);
    await expect(marked).toBeInViewport();
  });

  await test.step('scrolls to a link and marks it', async () => {
    await row('リンク1').focus();
    await expect(marked).toHaveText(/リンク1/);
    await expect(marked).toBeInViewport({ ratio: 0.9 });
    await expectAccessible(page);
  });

  await test.step('marks a link while it is dragged, and follows its position', async () => {
    const handle = links.getByRole('button', { name: named(ordering.handle, 'リンク6'), exact: true });
    await handle.hover();
    await page.mouse.down();
    await expect(marked).toHaveText(/リンク6/);
    await page.mouse.up();
    for (let times = 0; times < 5; times += 1) await page.keyboard.press('Alt+ArrowDown');
    await expect(links.getByRole('listitem').last()).toContainText('リンク6');
    await expect(marked).toHaveText(/リンク6/);
    await expect(marked).toBeInViewport({ ratio: 0.9 });
  });

  await test.step('shows a post that it would not show otherwise', async () => {
    const posts = page.getByRole('region', { name: blocks.names.content, exact: true });
    await posts.getByRole('link', { name: named(contentEditor.row.edit, '朝の花'), exact: true }).focus();
    await expect(marked).toHaveText(/朝の花/);
    await expect(marked).toBeInViewport({ ratio: 0.5 });
  });

  await test.step('opens the editor of a clicked link instead of following it', async () => {
    let opened = 0;
    context.on('page', () => {
      opened += 1;
    });
    await preview.getByRole('link', { name: 'リンク3' }).click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: linkEditor.form.title, exact: true })).toHaveValue(
      'リンク3',
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(row('リンク3')).toBeFocused();
    await preview.getByRole('link', { name: 'リンク4' }).click({ button: 'middle' });
    await expect(page).toHaveURL(new RegExp(`${edit}$`));
    expect(opened).toBe(0);
    expect(logged).toEqual([]);
  });

  await test.step('focuses the field of a clicked part', async () => {
    await preview.getByText(creator.displayName).click();
    await expect(page.getByRole('textbox', { name: studio.edit.displayName })).toBeFocused();
  });

  await test.step('on a phone a button switches between editor and preview, and keeps the scroll position', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const toggle = page.getByRole('button', { name: studio.preview.open });
    const back = page.getByRole('button', { name: studio.preview.close });
    await row('リンク2').focus();
    await row('リンク2').evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const place = async () => (await row('リンク2').boundingBox())?.y ?? 0;
    const before = await place();
    await expect(toggle).toBeInViewport();
    // The button spans the whole width, so that it half covers no other element.
    expect(await toggle.boundingBox()).toMatchObject({ x: 0, width: 390 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const end = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
    const bar = await toggle.boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await row('リンク2').evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await toggle.click();
    await expect(marked).toHaveText(/リンク2/);
    await expect(marked).toBeInViewport({ ratio: 0.9 });
    await expect(back).toBeFocused();
    await expect(page.getByText(studio.preview.shown)).toBeAttached();
    await expectAccessible(page);
    await back.click();
    await expect(row('リンク2')).toBeInViewport();
    expect(Math.abs((await place()) - before)).toBeLessThan(4);
    await toggle.click();
    await expectNoSidewaysScrolling(page, [390]);
    await back.click();
  });

  await test.step('on a phone a tap opens the editor', async () => {
    await page.getByRole('button', { name: studio.preview.open }).click();
    await preview.getByRole('link', { name: 'リンク5' }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(row('リンク5')).toBeFocused();
    await expect(row('リンク5')).toBeInViewport();
  });

  await test.step('on a phone the editor opens at the scroll position of the preview', async () => {
    const scrolls = [
      () => preview.hover().then(() => page.mouse.wheel(0, -5000)),
      () => preview.press('Home'),
    ];
    for (const scroll of scrolls) {
      await row('リンク5').evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await page.getByRole('button', { name: studio.preview.open }).click();
      await scroll();
      await expect.poll(() => preview.evaluate((element) => element.scrollTop)).toBe(0);
      await page.getByRole('button', { name: studio.preview.close }).click();
      await expect(row('リンク5')).not.toBeInViewport();
    }
  });

  await test.step('on a phone the editor stays where it was if the preview is only looked at', async () => {
    for (const heading of await page.getByRole('heading', { level: 2 }).all()) {
      const place = async () => (await heading.boundingBox())?.y ?? 0;
      await heading.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 390));
      const before = await place();
      await page.getByRole('button', { name: studio.preview.open }).click();
      // As pictures do when they appear above what is shown.
      await preview.evaluate((element) => element.scrollBy(0, element.scrollTop > 40 ? -40 : 40));
      await page.getByRole('button', { name: studio.preview.close }).click();
      expect(Math.abs((await place()) - before), await heading.innerText()).toBeLessThan(4);
    }
  });

  await test.step('the ground of the page has no end within it', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(
      await preview.evaluate((scroller) => {
        const ground = scroller.firstElementChild?.getBoundingClientRect().height ?? 0;
        return { isLong: ground > scroller.clientHeight, rest: Math.round(scroller.scrollHeight - ground) };
      }),
    ).toEqual({ isLong: true, rest: 0 });
  });

  await test.step('opens the page of a clicked post', async () => {
    await preview.getByRole('link', { name: /冬の花/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: contentEditor.heading })).toBeVisible();
  });
});

test(`the preview of a post follows what is edited, and opens editors, in ${language}`, async ({
  baseURL,
  signIn,
}) => {
  const { context, creator, page } = await signIn();
  const [content = 0] = await postVideos(context.request, baseURL ?? '', ['朝の花', '昼の花', '夜の花']);
  const names = Array.from({ length: 7 }, (_, index) => `道具${String(index + 1)}`);
  await recommendItems(context.request, baseURL ?? '', content, names);
  const logged: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(?:log\/(?!page-access)|insights)/.test(request.url())) logged.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/${language}/profile/${creator.displayId}/contents/${String(content)}/edit`);
  const preview = page.getByRole('group', { name: studio.preview.label });
  const marked = preview.locator('[data-followed]');
  const items = page.getByRole('region', { name: blocks.names.item, exact: true });
  const dialog = page.getByRole('dialog', { name: itemEditor.edit.title });
  const title = page.getByRole('textbox', { name: contentEditor.form.title, exact: true });
  const row = (name: string) =>
    items.getByRole('button', { name: named(itemEditor.edit.action, name), exact: true });

  await test.step('shows and marks the title as it is typed', async () => {
    await title.fill('朝一番の花');
    await expect(marked).toHaveText('朝一番の花');
    await expect(marked).toBeInViewport();
    await expectAccessible(page);
  });

  await test.step('shows a hidden item as hidden', async () => {
    await items.getByRole('switch', { name: named(blocks.visibility.switch, '道具1') }).click();
    await expect(preview.locator('[data-stage]')).toHaveText(/道具1/);
  });

  await test.step('scrolls to an item, marks it, and follows its position', async () => {
    await row('道具7').focus();
    await expect(marked).toContainText('道具7');
    await expect(marked).toBeInViewport({ ratio: 0.9 });
    await items.getByRole('button', { name: named(ordering.handle, '道具7'), exact: true }).focus();
    for (let times = 0; times < 6; times += 1) await page.keyboard.press('Alt+ArrowUp');
    await expect(preview.locator('[data-press^="item:"]').first()).toContainText('道具7');
    await expect(marked).toContainText('道具7');
    await expect(marked).toBeInViewport({ ratio: 0.9 });
  });

  await test.step('opens the editor of a clicked item instead of following its link', async () => {
    await preview.getByText('道具6').click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: itemEditor.form.name })).toHaveValue('道具6');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(row('道具6')).toBeFocused();
  });

  await test.step('focuses the field of a clicked text', async () => {
    // Links to the profile edit nothing.
    await expect(preview.locator(`a[href$="/profile/${creator.displayId}"]:not([inert])`)).toHaveCount(0);
    await expect(preview.locator('a[inert]')).toHaveCount(2);
    await preview.getByText('朝の花の説明です。').click();
    await expect(page.getByRole('textbox', { name: contentEditor.form.text })).toBeFocused();
    expect(logged).toEqual([]);
  });

  await test.step('on a phone a button switches between editor and preview, and keeps the scroll position', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const toggle = page.getByRole('button', { name: studio.preview.open });
    const back = page.getByRole('button', { name: studio.preview.close });
    await row('道具5').focus();
    await row('道具5').evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const place = async () => (await row('道具5').boundingBox())?.y ?? 0;
    const before = await place();
    await toggle.click();
    await expect(title).toBeHidden();
    await expect(marked).toContainText('道具5');
    await expect(marked).toBeInViewport({ ratio: 0.9 });
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page, [390]);
    await back.click();
    await expect(row('道具5')).toBeInViewport();
    expect(Math.abs((await place()) - before)).toBeLessThan(4);
    await toggle.click();
    await preview.getByText('道具4').click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row('道具4')).toBeFocused();
  });
});
