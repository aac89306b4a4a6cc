import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { postVideos } from './support/contents';
import { dragWithFinger, expectAtRest } from './support/dragging';
import { nextFrames } from './support/frames';
import { recommendItems } from './support/items';
import { message } from './support/messages';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const TITLES = ['いちばん目の花', '二番目の花', '三番目の花'];

const language: Language = 'ja';

test(`a creator sorts, edits and deletes contents in ${language}`, async ({ baseURL, signIn }) => {
  const { blocks, content, contentEditor: words, messages, ordering, profile } = WORDS[language];
  const { context, creator, page } = await signIn();
  const [first = 0, second = 0] = await postVideos(context.request, baseURL ?? '', TITLES);
  await recommendItems(context.request, baseURL ?? '', second, ['花ばさみ']);
  const own = `/${language}/profile/${creator.displayId}`;
  const block = page.getByRole('region', { name: blocks.names.content, exact: true });
  const rows = block.getByRole('listitem');
  const named = (template: string, name: string) => template.replace('{{name}}', name);

  await test.step('sorts by touch and by keyboard', async () => {
    await page.goto(`${own}/edit`);
    await expect(rows).toHaveCount(3);
    await block.getByRole('button', { name: blocks.contents.menu }).click();
    await page.getByRole('menuitem', { name: blocks.contents.sort }).click();
    const list = page.getByRole('list', { name: words.order.list });
    const entries = list.getByRole('listitem');
    const handle = (title: string) =>
      list.getByRole('button', { name: named(ordering.handle, title), exact: true });
    const order = (...titles: string[]) => expect(entries).toContainText(titles);
    await order('三番目の花', '二番目の花', 'いちばん目の花');
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);

    /** The announcement of an entry that is moved. */
    const announced = (template: string, name: string, position: number) =>
      page.getByText(
        named(template, name).replace('{{position}}', String(position)).replace('{{total}}', '3'),
        { exact: true },
      );
    const { announcements } = ordering;
    await dragWithFinger(
      page,
      handle('三番目の花'),
      handle('いちばん目の花'),
      announced(announcements.over, '三番目の花', 3),
    );
    await order('二番目の花', 'いちばん目の花', '三番目の花');
    await expectAtRest(list);
    await handle('いちばん目の花').focus();
    await page.keyboard.press('Space');
    await expect(entries.filter({ hasText: 'いちばん目の花' })).toHaveAttribute('data-held', 'true');
    await nextFrames(page);
    await page.keyboard.press('ArrowUp');
    await expect(announced(announcements.over, 'いちばん目の花', 1)).toBeAttached();
    await nextFrames(page);
    await page.keyboard.press('Space');
    await order('いちばん目の花', '二番目の花', '三番目の花');
    await page.getByRole('button', { name: ordering.save, exact: true }).click();
    await expect(message(page, messages.SUCCESS_TO_SORT_CONTENTS)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${own}/edit$`));
    await expect(rows).toContainText(['いちばん目の花', '二番目の花', '三番目の花']);
  });

  await test.step('edits the text of one, which its page shows at once', async () => {
    await block.getByRole('link', { name: named(words.row.edit, '二番目の花'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
    await page.getByRole('textbox', { name: words.form.title }).fill('昼の花');
    await page.getByRole('textbox', { name: words.form.text }).fill('昼に咲く花です。\n水をたっぷりと。');
    await page.getByRole('button', { name: words.form.save, exact: true }).click();
    await expect(message(page, messages.SAVE_SUCCESS)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: words.view }).click();
    await expect(page.getByRole('heading', { level: 1, name: '昼の花' })).toBeVisible();
    await expect(page.getByText('水をたっぷりと。')).toBeVisible();
  });

  await test.step('changes the headlines on the page itself, by keyboard', async () => {
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    for (const [type, code, words] of [
      ['RECOMMEND_CONTENT', 'APPLY_HEADLINE_RECOMMEND_CONTENT', '使った道具'],
      ['OTHER_POST', 'APPLY_HEADLINE_OTHER_POST', 'ほかの季節'],
    ] as const) {
      const entry = (heading: string) =>
        page.getByRole('button', {
          name: content.editHeadline.replace('{{heading}}', heading),
          exact: true,
        });
      await entry(profile.headlines[type]).press('Enter');
      const dialog = page.getByRole('dialog', { name: blocks.headline.titles[type] });
      await expect(dialog.getByRole('textbox')).toBeFocused();
      await dialog.getByRole('textbox').fill(words);
      await page.keyboard.press('Enter');
      await expect(message(page, messages[code])).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(entry(words)).toBeFocused();
    }
    await expect(headings).toHaveText(['使った道具', 'ほかの季節']);
    await page.reload();
    await expect(headings).toHaveText(['使った道具', 'ほかの季節']);
  });

  await test.step('deletes one on its page', async () => {
    await page.goto(`${own}/contents/${String(second)}/edit`);
    await page.getByRole('button', { name: words.deletion.open }).click();
    const question = page.getByRole('alertdialog', { name: words.deletion.title });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: words.deletion.confirm, exact: true }).click();
    await expect(page.getByRole('heading', { name: words.deleted.title })).toBeVisible();
    await expectAccessible(page);
    expect((await context.request.get(`${own}/contents/${String(second)}`)).status()).toBe(404);
    await page.getByRole('link', { name: words.deleted.back }).click();
    await expect(rows).toHaveCount(2);
  });

  await test.step('deletes another one from the list', async () => {
    await block.getByRole('button', { name: named(words.row.menu, 'いちばん目の花'), exact: true }).click();
    await page.getByRole('menuitem', { name: blocks.actions.delete }).click();
    const question = page.getByRole('alertdialog', { name: words.deletion.title });
    await question.getByRole('button', { name: words.deletion.confirm, exact: true }).click();
    await expect(rows).toHaveCount(1);
    await expect(block.getByRole('link', { name: named(words.row.edit, '三番目の花') })).toBeFocused();
    expect((await context.request.get(`${own}/contents/${String(first)}`)).status()).toBe(404);
  });
});
