import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { message } from './support/messages';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const language: Language = 'ja';

/** Three lines: as many as are shown. */
const ENGLISH = {
  displayName: 'Tsumugi Shiraishi',
  introduction: 'I bake with flowers.\nIn the morning, for you.\nIn the evening, for me.',
};

test(`a creator adds English texts, which visitors of the English page read, in ${language}`, async ({
  browser,
  baseURL,
  watched,
  signIn,
}) => {
  const { common, messages, studio } = WORDS[language];
  const { second } = studio.edit;
  const { creator, page } = await signIn();
  const own = `profile/${creator.displayId}`;
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(`/${language}/${own}/edit`);
  const preview = page.getByRole('group', { name: studio.preview.label });
  const name = page.getByRole('textbox', { name: second.displayName.en });

  await test.step('opens the second fields and writes in them, and the preview follows', async () => {
    await page.getByRole('button', { name: second.add.en }).click();
    await expect(name).toBeFocused();
    await page.keyboard.type(ENGLISH.displayName);
    await expect(preview.getByText(ENGLISH.displayName)).toHaveAttribute('lang', 'en');
    await page.keyboard.press('Tab');
    await expect(message(page, messages.SAVE_SUCCESS)).toBeVisible();
    const introduction = page.getByRole('textbox', { name: second.introduction.en });
    await introduction.fill(ENGLISH.introduction);
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.status() === 200,
    );
    await introduction.blur();
    await saved;
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('textbox', { name: studio.edit.displayName, exact: true }).focus();
    await expect(preview.getByText(creator.displayName)).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue(ENGLISH.displayName);
  });

  await test.step('the preview offers the rest of a text only where it is cut', async () => {
    const original = page.getByRole('textbox', { name: studio.edit.introduction, exact: true });
    await original.fill('朝は市場へ行きます。\n昼は店にいます。\n夜は動画を作ります。\nときどき旅に出ます。');
    await original.blur();
    const rest = preview.getByRole('button', { name: common.readMore });
    const languages = page.getByRole('group', { name: studio.preview.language });
    for (const [shown, offers] of [
      ['en', 0],
      ['ja', 1],
      ['en', 0],
    ] as const) {
      await languages.getByRole('button', { name: second.title[shown], exact: true }).click();
      await expect(rest).toHaveCount(offers);
    }
  });

  await test.step('on a phone the choice of its language is below the header', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: studio.preview.open }).click();
    const header = await page.getByRole('banner').boundingBox();
    const choice = await page.getByRole('group', { name: studio.preview.language }).boundingBox();
    expect(choice?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await page.getByRole('button', { name: studio.preview.close }).click();
    await page.setViewportSize({ width: 1280, height: 860 });
  });

  await test.step('visitors read theirs', async () => {
    const visitor = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
    watched(visitor);
    const guest = await visitor.newPage();
    await guest.goto(`/en/${own}`);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(ENGLISH.displayName);
    await expect(guest.getByText(ENGLISH.introduction)).toBeVisible();
    await expect(guest).toHaveTitle(new RegExp(`^${ENGLISH.displayName}`));
    await expectAccessible(guest);
    await guest.goto(`/${language}/${own}`);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(creator.displayName);
    await visitor.close();
  });

  await test.step('removes them, and undoes that', async () => {
    const menu = page.getByRole('button', { name: studio.edit.menu.replace('{{name}}', second.title.en) });
    await menu.click();
    await page.getByRole('menuitem', { name: second.remove }).click();
    await expect(page.getByRole('button', { name: second.add.en })).toBeVisible();
    await page.getByRole('button', { name: common.messageActions.undo, exact: true }).click();
    await expect(name).toHaveValue(ENGLISH.displayName);
  });
});
