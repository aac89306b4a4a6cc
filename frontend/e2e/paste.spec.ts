import { type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { postVideos } from './support/contents';
import { newCreator } from './support/creators';
import { Pointer } from './support/pointer';
import { hydrated } from './support/hydration';
import { serveLinkedPages } from './support/linked-pages';
import { mailedCode } from './support/mailbox';
import { message } from './support/messages';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const language: Language = 'ja';

const { blocks, itemEditor, linkEditor, messages, paste: words, posting, signUp } = WORDS[language];

// Runs in one worker, since only one can serve the linked pages.
test.describe.configure({ mode: 'default' });

let stopPages: () => void;
test.beforeAll(async () => {
  stopPages = await serveLinkedPages();
});
test.afterAll(() => stopPages());

/** The paste field at the top of the studio and the list below it. */
const pasting = (page: Page) => ({
  field: page.getByRole('textbox', { name: words.label, exact: true }),
  rows: page.getByRole('list', { name: words.list }).getByRole('listitem'),
  action: (action: string, name: string) =>
    page.getByRole('button', {
      name: words.actionOf.replace('{{action}}', action).replace('{{name}}', name),
      exact: true,
    }),
  links: page.getByRole('region', { name: blocks.names.link, exact: true }).getByRole('listitem'),
});

test(`a pasted address becomes a link with one press, in ${language}`, async ({ signIn }) => {
  const { creator, page } = await signIn();
  await page.goto(`/${language}/profile/${creator.displayId}/edit`);
  const { field, rows, action, links } = pasting(page);
  const pointer = new Pointer(page);

  await test.step('with title, text and picture of its page', async () => {
    await pointer.paste(field, 'https://shop.example/bouquet');
    await expect(rows).toContainText('今月の花束');
    await expect(rows.locator('img')).toHaveCount(1);
    await expectAccessible(page);
    await pointer.press(action(words.add, '今月の花束'));
    await expect(message(page, messages.POST_LINK)).toBeVisible();
    await expect(links).toHaveCount(1);
    await expect(links).toContainText('今月の花束');
    await expect(links.locator('img')).toHaveCount(1);
    expect({ presses: pointer.presses, fields: pointer.fields }).toEqual({ presses: 1, fields: 1 });
    await expect(rows).toHaveCount(0);
    await expect(field).toBeFocused();
  });

  await test.step('as a draft with another press', async () => {
    await pointer.paste(field, 'https://shop.example/words');
    await rows.getByRole('button', { name: words.draft, exact: true }).click();
    await expect(message(page, messages.SAVE_DRAFT)).toBeVisible();
    await expect(links).toHaveCount(2);
    await expect(links.first()).toContainText(blocks.visibility.stages.draft);
    await expect(rows).toHaveCount(0);
  });

  await test.step('with its host as title if the page cannot be read', async () => {
    await pointer.paste(field, 'https://www.example.com/nothing');
    await pointer.press(action(words.add, 'example.com'));
    await expect(links).toHaveCount(3);
  });

  await test.step('several lines become several links, by keyboard alone', async () => {
    await pointer.paste(field, 'https://shop.example/words\nhttps://shop.example/bouquet\nhana@example.com');
    await expect(rows).toHaveCount(3);
    const all = page.getByRole('button', { name: words.addAll.replace('{{count}}', '3') });
    await expect(all).toBeVisible();
    await all.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(0);
    await expect(links).toHaveCount(6);
    await expect(links.nth(0)).toContainText('花の手帖');
    await expect(links.nth(2)).toContainText('hana@example.com');
    await expect(field).toBeFocused();
  });

  await test.step('a line without an address is pointed out and stays', async () => {
    await field.fill('花');
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.unknown.one)).toBeVisible();
    await expect(field).toHaveValue('花');
    await field.fill('');
    await pointer.paste(field, 'https://shop.example/words\nhtps://shop.example/');
    await expect(rows).toHaveCount(1);
    await expect(page.getByText(words.unknown.one)).toBeVisible();
    await expect(field).toHaveValue('htps://shop.example/');
    await rows.getByRole('button', { name: words.removeOf.replace('{{name}}', '花の手帖') }).click();
    await field.fill('');
  });

  await test.step('the text around an address is left out', async () => {
    await pointer.paste(field, '花の手帖\nhttps://shop.example/words をみてね');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('https://shop.example/words');
    await expect(field).toHaveValue('');
    await expect(page.getByText(words.unknown.one)).toHaveCount(0);
    await expect(page.getByText(words.skipped.one)).toBeVisible();
    await rows.getByRole('button', { name: words.removeOf.replace('{{name}}', '花の手帖') }).click();
  });

  await test.step('it can be changed first', async () => {
    await pointer.paste(field, 'https://shop.example/bouquet');
    await rows.getByRole('button', { name: words.edit, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: linkEditor.form.createTitle });
    const title = dialog.getByRole('textbox', { name: linkEditor.form.title, exact: true });
    await expect(title).toHaveValue('今月の花束');
    await expect(dialog.getByRole('textbox').first()).toHaveValue('https://shop.example/bouquet');
    await title.fill('花の定期便');
    await expectNoSidewaysScrolling(page);
    await dialog.getByRole('button', { name: linkEditor.form.cancel, exact: true }).click();
    await page.getByRole('button', { name: linkEditor.discard.confirm }).click();
    await expect(dialog).toHaveCount(0);
    // The pasted entry is kept.
    await rows.getByRole('button', { name: words.edit, exact: true }).click();
    await title.fill('花の定期便');
    await dialog.getByRole('button', { name: linkEditor.form.create, exact: true }).click();
    await expect(links).toHaveCount(7);
    await expect(links.first()).toContainText('花の定期便');
    await expect(rows).toHaveCount(0);
    await expect(field).toBeFocused();
  });
});

test(`the link dialog starts with the URL and fills in the rest, in ${language}`, async ({ signIn }) => {
  const { creator, page } = await signIn();
  await page.goto(`/${language}/profile/${creator.displayId}/edit`);
  const { links } = pasting(page);
  await page.getByRole('button', { name: linkEditor.empty.add }).click();
  const dialog = page.getByRole('dialog', { name: linkEditor.form.createTitle });
  const first = dialog.getByRole('textbox').first();
  await expect(first).toHaveAccessibleName(linkEditor.form.url);
  const pointer = new Pointer(page);
  await pointer.paste(first, 'https://shop.example/bouquet');
  await expect(dialog.getByText(linkEditor.form.filled)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: linkEditor.form.title, exact: true })).toHaveValue(
    '今月の花束',
  );
  await expect(
    dialog.getByRole('radio', { name: linkEditor.types.image_text.name, exact: true }),
  ).toBeChecked();
  await pointer.press(dialog.getByRole('button', { name: linkEditor.form.create, exact: true }));
  await expect(links.locator('img')).toHaveCount(1);
  expect({ presses: pointer.presses, fields: pointer.fields }).toEqual({ presses: 1, fields: 1 });

  await test.step('and says where further URLs are, in view', async () => {
    await page.getByRole('button', { name: linkEditor.add, exact: true }).click();
    await new Pointer(page).paste(first, 'https://shop.example/words\nhttps://shop.example/bouquet');
    await expect(dialog.getByText(linkEditor.form.moreHandedOver.one)).toBeInViewport({ ratio: 1 });
  });
});

test(`a pasted product becomes an item with one press, and a video opens the posting, in ${language}`, async ({
  signIn,
  baseURL,
}) => {
  const { context, creator, page } = await signIn();
  await postVideos(context.request, baseURL ?? '', ['古い動画', '新しい動画']);
  await page.goto(`/${language}/profile/${creator.displayId}/edit`);
  const { field, rows, action } = pasting(page);
  const items = page.getByRole('region', { name: blocks.names.item, exact: true }).getByRole('listitem');
  const pointer = new Pointer(page);

  await test.step('a product', async () => {
    await pointer.paste(field, 'https://item.rakuten.co.jp/hana/scissors/');
    await expect(rows).toContainText('新しい動画');
    await pointer.press(action(words.add, '花ばさみ'));
    await expect(message(page, messages.SUCCESS_TO_POST_ITEMS)).toBeVisible();
    await expect(items).toHaveCount(1);
    await expect(items).toContainText('花ばさみ');
    expect({ presses: pointer.presses, fields: pointer.fields }).toEqual({ presses: 1, fields: 1 });
  });

  await test.step('the URL of a link in the item dialog becomes a link, with the other input', async () => {
    const block = page.getByRole('region', { name: blocks.names.item, exact: true });
    await block.getByRole('button', { name: itemEditor.add, exact: true }).click();
    await page
      .getByRole('dialog', { name: itemEditor.target.title })
      .getByRole('button', { name: /新しい動画/ })
      .click();
    const dialog = page.getByRole('dialog', { name: itemEditor.form.title, exact: true });
    await dialog.getByRole('radio', { name: itemEditor.form.address }).check();
    const name = dialog.getByRole('textbox', { name: itemEditor.form.itemName });
    await name.fill('わたしの言葉');
    await new Pointer(page).paste(
      dialog.getByRole('textbox', { name: itemEditor.form.url }),
      'https://shop.example/bouquet',
    );
    await dialog.getByRole('button', { name: itemEditor.form.instead.link, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(rows).toContainText('わたしの言葉');
    await rows.getByRole('button', { name: words.removeOf.replace('{{name}}', 'わたしの言葉') }).click();
    await expect(rows).toHaveCount(0);
  });

  await test.step('a product without a picture asks for one', async () => {
    await pointer.paste(field, 'https://item.rakuten.co.jp/hana/nothing/');
    await rows.getByRole('button', { name: new RegExp(`^${words.edit}`) }).click();
    const dialog = page.getByRole('dialog', { name: itemEditor.form.title, exact: true });
    await expect(dialog.getByRole('textbox', { name: itemEditor.form.url })).toHaveValue(
      'https://item.rakuten.co.jp/hana/nothing/',
    );
    await dialog.getByRole('button', { name: itemEditor.form.cancel, exact: true }).click();
    await page.getByRole('button', { name: itemEditor.discard.confirm }).click();
    await expect(dialog).toBeHidden();
    await expect(rows).toHaveCount(1);
    await rows
      .getByRole('button', {
        name: words.removeOf.replace('{{name}}', 'https://item.rakuten.co.jp/hana/nothing/'),
      })
      .click();
  });

  await test.step('a video of a service without a linked account offers to link one, or becomes a link', async () => {
    const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    await pointer.paste(field, video);
    await pointer.press(action(words.post, video));
    const dialog = page.getByRole('dialog', { name: posting.provider.title });
    await expect(dialog.getByText(posting.provider.wanted.replace('{{service}}', 'YouTube'))).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await rows.getByRole('button', { name: words.asLink, exact: true }).click();
    const link = page.getByRole('dialog', { name: linkEditor.form.createTitle });
    await expect(link.getByRole('textbox').first()).toHaveValue(video);
    await link.getByRole('button', { name: linkEditor.form.cancel, exact: true }).click();
    await page.getByRole('button', { name: linkEditor.discard.confirm }).click();
    await rows.getByRole('button', { name: words.removeOf.replace('{{name}}', video) }).click();
    await expect(rows).toHaveCount(0);
  });

  await test.step('a video opens the posting with its address', async () => {
    const video = 'https://www.tiktok.com/@hitohira_hanako_demo/video/7000000000000000099';
    await pointer.paste(field, video);
    await pointer.press(action(words.post, video));
    const dialog = page.getByRole('dialog', { name: posting.shortVideo.title });
    await expect(dialog.getByRole('textbox').first()).toHaveValue(video);
  });
});

test(`a new creator has a first link within six presses and two fields, in ${language}`, async ({ page }) => {
  const creator = newCreator();
  const { form, complete } = signUp;
  await page.goto(`/${language}/signup/form`);
  await page.getByLabel(form.email, { exact: true }).fill(creator.email);
  await page.getByLabel(form.password, { exact: true }).fill(creator.password);
  await page.getByLabel(form.passwordConfirm, { exact: true }).fill(creator.password);
  await page.getByLabel(form.displayId, { exact: true }).fill(creator.displayId);
  await page.getByLabel(form.displayName, { exact: true }).fill(creator.displayName);
  await page.getByRole('checkbox', { name: form.agree }).check();
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page).toHaveURL(/check-code$/);
  const code = await mailedCode(creator.email);
  await expect(page.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type(code);
  await expect(page.getByRole('heading', { name: complete.heading })).toBeVisible();

  const pointer = new Pointer(page);
  const { field, action, links } = pasting(page);
  await pointer.press(page.getByRole('link', { name: complete.next }));
  await hydrated(page);
  await pointer.paste(field, 'https://shop.example/bouquet');
  await pointer.press(action(words.add, '今月の花束'));
  await expect(links).toHaveCount(1);
  // Fewer than the limit of six presses and two fields.
  expect({ presses: pointer.presses, fields: pointer.fields }).toEqual({ presses: 2, fields: 1 });
});
