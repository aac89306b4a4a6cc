import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { dragWithFinger, dragWithMouse, expectAtRest } from './support/dragging';
import { nextFrames } from './support/frames';
import { addLink } from './support/links';
import { message } from './support/messages';
import { aPng } from './support/pictures';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const COLORS = [
  [173, 31, 61],
  [47, 93, 138],
  [63, 107, 74],
] as const;

const aFile = (index: number) => ({
  name: `picture-${String(index)}.png`,
  mimeType: 'image/png',
  buffer: aPng({ width: 640, height: 480, color: COLORS[index % COLORS.length] ?? COLORS[0] }),
});

const language: Language = 'ja';

test(`a creator adds, changes and deletes links in ${language}`, async ({ signIn }) => {
  const { blocks, linkEditor: words, messages } = WORDS[language];
  const { context, creator, page } = await signIn();
  await page.goto(`/${language}/profile/${creator.displayId}/edit`);
  const block = page.getByRole('region', { name: blocks.names.link, exact: true });
  const rows = block.getByRole('listitem');
  const named = (template: string, name: string) => template.replace('{{name}}', name);

  await test.step('there are none at first', async () => {
    await expect(block.getByRole('heading', { name: words.empty.title })).toBeVisible();
  });

  await test.step('adds a text link with a preview', async () => {
    await block.getByRole('button', { name: words.empty.add }).click();
    const dialog = page.getByRole('dialog', { name: words.form.createTitle });
    await expect(dialog.getByRole('radio')).toHaveCount(5);
    await dialog.getByRole('button', { name: words.form.create, exact: true }).click();
    await expect(dialog.getByRole('textbox', { name: words.form.title, exact: true })).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: words.form.title, exact: true }).fill('花の店');
    await dialog.getByRole('textbox', { name: words.form.url, exact: true }).fill('example.com/flowers');
    const preview = dialog.getByRole('region', { name: words.form.preview });
    await expect(preview.getByText('花の店')).toBeVisible();
    await dialog.getByRole('button', { name: words.form.create, exact: true }).click();
    await expect(message(page, messages.POST_LINK)).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('example.com');
  });

  await test.step('adds a link with three pictures', async () => {
    await block.getByRole('button', { name: words.add, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.form.createTitle });
    await dialog.getByRole('radio', { name: words.types.image_3.name, exact: true }).check({ force: true });
    for (const index of [0, 1, 2]) {
      const part = dialog.getByRole('group', {
        name: words.form.part.replace('{{position}}', String(index + 1)),
      });
      await part.locator('input[type=file]').setInputFiles(aFile(index));
      await part
        .getByRole('textbox', { name: words.form.title, exact: true })
        .fill(`花 ${String(index + 1)}`);
    }
    await expect(dialog.getByRole('region', { name: words.form.preview }).locator('img')).toHaveCount(3);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words.form.create, exact: true }).click();
    await expect(message(page, messages.POST_LINK)).toBeVisible();
    await expect(rows).toHaveCount(2);
    await expect(rows.first().locator('img')).toHaveCount(3);
  });

  await test.step('changes one of its parts', async () => {
    await rows
      .first()
      .getByRole('button', { name: named(words.row.edit, '花 1') })
      .click();
    const dialog = page.getByRole('dialog', { name: words.form.editTitle });
    const first = dialog.getByRole('group', { name: words.form.part.replace('{{position}}', '1') });
    await first.getByRole('textbox', { name: words.form.title, exact: true }).fill('花束');
    await dialog.getByRole('button', { name: words.form.save, exact: true }).click();
    await expect(message(page, messages.PATCH_LINK)).toBeVisible();
    await expect(rows.first()).toContainText('花束');
  });

  await test.step('adds a link with picture and text, without sideways scrolling', async () => {
    await block.getByRole('button', { name: words.add, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.form.createTitle });
    await dialog
      .getByRole('radio', { name: words.types.image_text.name, exact: true })
      .check({ force: true });
    await dialog.locator('input[type=file]').setInputFiles(aFile(1));
    await dialog.getByRole('textbox', { name: words.form.text, exact: true }).fill('個展のお知らせ');
    await expectNoSidewaysScrolling(page);
    await dialog.getByRole('button', { name: words.form.create, exact: true }).click();
    await expect(rows).toHaveCount(3);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  for (const [type, count] of [
    ['image_1', 1],
    ['image_4', 4],
  ] as const) {
    await test.step(`adds a link of the type ${type}`, async () => {
      const before = await rows.count();
      await block.getByRole('button', { name: words.add, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: words.form.createTitle });
      await dialog.getByRole('radio', { name: words.types[type].name, exact: true }).check({ force: true });
      const pictures = dialog.locator('input[type=file]');
      const titles = dialog.getByRole('textbox', { name: words.form.title, exact: true });
      await expect(pictures).toHaveCount(count);
      for (let index = 0; index < count; index += 1) {
        await pictures.nth(index).setInputFiles(aFile(index));
        await titles.nth(index).fill(`${type} ${String(index + 1)}`);
      }
      await expect(dialog.getByRole('region', { name: words.form.preview }).locator('img')).toHaveCount(
        count,
      );
      await dialog.getByRole('button', { name: words.form.create, exact: true }).click();
      await expect(rows).toHaveCount(before + 1);
      await expect(rows.first().locator('img')).toHaveCount(count);
      await expect(dialog).toBeHidden();
    });
  }

  await test.step('deletes one, and the page is updated at once', async () => {
    const publicPage = async () =>
      (await context.request.get(`/${language}/profile/${creator.displayId}`)).text();
    expect(await publicPage()).toContain('花束');
    await block.getByRole('button', { name: named(words.row.menu, '花束'), exact: true }).click();
    await page.getByRole('menuitem', { name: blocks.actions.delete }).click();
    const question = page.getByRole('alertdialog', { name: words.deletion.title });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: words.deletion.confirm, exact: true }).click();
    await expect(message(page, messages.DELETE_LINK)).toBeVisible();
    await expect(rows).toHaveCount(4);
    await expect(block.getByRole('button', { name: named(words.row.edit, '花の店') })).toBeFocused();
    const left = await publicPage();
    expect(left).toContain('個展のお知らせ');
    expect(left).toContain('https://example.com/flowers');
    expect(left).not.toContain('花束');
  });
});

test(`a creator sorts links by keyboard, mouse, finger and menu in ${language}`, async ({
  baseURL,
  signIn,
}) => {
  const { blocks, forms, linkEditor: words, messages, ordering } = WORDS[language];
  const { context, creator, page } = await signIn();
  // New links are added at the top.
  for (const title of ['花の店', '花束', '個展のお知らせ']) {
    await addLink(context.request, baseURL ?? '', 'text', [{ title }]);
  }
  await page.goto(`/${language}/profile/${creator.displayId}/edit`);
  const block = page.getByRole('region', { name: blocks.names.link, exact: true });
  const rows = block.getByRole('listitem');
  const named = (template: string, name: string) => template.replace('{{name}}', name);
  const list = page.getByRole('list', { name: words.order.list });
  const order = list.getByRole('listitem');
  const handle = (name: string) =>
    page.getByRole('button', { name: named(ordering.handle, name), exact: true });
  const save = page.getByRole('button', { name: ordering.save, exact: true });
  const expectOrder = async (...names: string[]) => {
    for (const [index, name] of names.entries()) await expect(order.nth(index)).toContainText(name);
    await expectAtRest(list);
  };
  /** The announcement of an entry that is moved. */
  const announced = (template: string, name: string, position: number) =>
    page.getByText(
      named(template, name).replace('{{position}}', String(position)).replace('{{total}}', '3'),
      { exact: true },
    );
  const { announcements } = ordering;
  const lift = async (name: string, position: number) => {
    await handle(name).focus();
    await page.keyboard.press('Space');
    await expect(announced(announcements.lifted, name, position)).toBeAttached();
    await expect(order.filter({ hasText: name })).toHaveAttribute('data-held', 'true');
    await nextFrames(page);
  };

  await test.step('sorts by keyboard with announcements', async () => {
    await block.getByRole('button', { name: words.menu }).click();
    await page.getByRole('menuitem', { name: words.sort }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/profile/edit/links-order$`));
    await expectOrder('個展のお知らせ', '花束', '花の店');
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await lift('個展のお知らせ', 1);
    await page.keyboard.press('ArrowDown');
    await expect(announced(announcements.over, '個展のお知らせ', 2)).toBeAttached();
    await nextFrames(page);
    await page.keyboard.press('Space');
    await expect(announced(announcements.dropped, '個展のお知らせ', 2)).toBeAttached();
    await expectOrder('花束', '個展のお知らせ', '花の店');
    await expect(handle('個展のお知らせ')).toBeFocused();
  });

  await test.step('sorts by mouse and undoes it, then by touch and by menu', async () => {
    await dragWithMouse(page, handle('花の店'), handle('花束'), announced(announcements.over, '花の店', 1));
    await expectOrder('花の店', '花束', '個展のお知らせ');
    await page.getByRole('button', { name: ordering.undo, exact: true }).click();
    await expectOrder('花束', '個展のお知らせ', '花の店');
    await dragWithFinger(page, handle('花束'), handle('花の店'), announced(announcements.over, '花束', 3));
    await expectOrder('個展のお知らせ', '花の店', '花束');
    await page.getByRole('button', { name: named(ordering.menu, '花束'), exact: true }).click();
    await page.getByRole('menuitem', { name: ordering.moves.top, exact: true }).click();
    await expectOrder('花束', '個展のお知らせ', '花の店');
    // Waits until the menu has returned the focus.
    await expect(page.getByRole('button', { name: named(ordering.menu, '花束'), exact: true })).toBeFocused();
    await lift('花束', 1);
    await page.keyboard.press('ArrowDown');
    await expect(announced(announcements.over, '花束', 2)).toBeAttached();
    await nextFrames(page);
    await page.keyboard.press('Escape');
    await expect(announced(announcements.cancelled, '花束', 1)).toBeAttached();
    await expectOrder('花束', '個展のお知らせ', '花の店');
  });

  await test.step('is prompted before leaving, and saves', async () => {
    await page.getByRole('link', { name: ordering.cancel, exact: true }).click();
    const question = page.getByRole('alertdialog', { name: forms.leave.title });
    await question.getByRole('button', { name: forms.leave.stay }).click();
    await save.click();
    await expect(message(page, messages.SUCCESS_TO_SORT_LINKS)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${language}/profile/${creator.displayId}/edit$`));
    await expect(rows.first()).toContainText('花束');
    await page.reload();
    await expect(rows.first()).toContainText('花束');
  });
});
