import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { newCreator } from './support/creators';
import { mailedCode } from './support/mailbox';
import { expect, test } from './support/test';
import { LANGUAGES, WORDS } from './support/words';

for (const language of LANGUAGES) {
  const tag = language === 'ja' ? [] : '@slow';

  test(`every state of the sign-up is accessible in ${language}`, { tag }, async ({ page, watch }) => {
    const words = WORDS[language];
    const creator = newCreator();
    watch.mayFail.push(/check-code/);

    await test.step('an invalid form', async () => {
      await page.goto(`/${language}/signup/form`);
      await page.getByRole('button', { name: words.signUp.form.submit }).click();
      await expect(page.getByLabel(words.signUp.form.email, { exact: true })).toBeFocused();
      await expectAccessible(page);
    });

    await test.step('a valid form', async () => {
      await page.getByLabel(words.signUp.form.email, { exact: true }).fill(creator.email);
      await page.getByLabel(words.signUp.form.password, { exact: true }).fill(creator.password);
      await page.getByLabel(words.signUp.form.passwordConfirm, { exact: true }).fill(creator.password);
      await page.getByLabel(words.signUp.form.displayId, { exact: true }).fill(creator.displayId);
      await page.getByLabel(words.signUp.form.displayName, { exact: true }).fill(creator.displayName);
      await page.getByRole('checkbox', { name: words.signUp.form.agree }).check();
      await expect(page.getByText(words.signUp.form.availability.available)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.signUp.form.submit }).click();
    });

    await test.step('a wrong and a correct code', async () => {
      await expect(page.getByRole('heading', { name: words.credentials.code.heading })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
      const code = await mailedCode(creator.email);
      await expect(page.getByRole('textbox').first()).toBeFocused();
      await page.keyboard.type(code === '000000' ? '111111' : '000000');
      await expect(page.getByText(words.errors.signUp.code.invalidCode)).toBeVisible();
      await expect(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('textbox').first()).toHaveValue('');
      await expect(page.getByRole('textbox').first()).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.type(code);
    });

    await test.step('the completed sign-up', async () => {
      await expect(page.getByRole('heading', { name: words.signUp.complete.heading })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
      await page.reload();
      await expect(page.getByRole('heading', { name: words.signUp.complete.heading })).toBeVisible();
      await page.getByRole('link', { name: words.signUp.complete.next }).click();
    });

    await test.step('the studio on a phone: menu, preview, a saved field, the dialog', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: words.studio.preview.open }).click();
      await expect(page.getByRole('group', { name: words.studio.preview.label })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.studio.preview.close }).click();
      const introduction = page.getByRole('textbox', { name: words.studio.edit.introduction, exact: true });
      await introduction.fill('花');
      await introduction.blur();
      await expect(page.getByText(words.messages.SUCCESS_TO_PATCH_INTRODUCTION)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.studio.navigation.menu }).click();
      await page.getByRole('button', { name: words.studio.logOut.action }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('the code input takes only digits, moves on, accepts pasted codes and deletes backwards', async ({
  page,
}) => {
  const words = WORDS.ja;
  const creator = newCreator();
  await page.goto('/ja/signup/form');
  await page.getByLabel(words.signUp.form.email, { exact: true }).fill(creator.email);
  await page.getByLabel(words.signUp.form.password, { exact: true }).fill(creator.password);
  await page.getByLabel(words.signUp.form.passwordConfirm, { exact: true }).fill(creator.password);
  await page.getByLabel(words.signUp.form.displayId, { exact: true }).fill(creator.displayId);
  await page.getByLabel(words.signUp.form.displayName, { exact: true }).fill(creator.displayName);
  await page.getByRole('checkbox', { name: words.signUp.form.agree }).check();
  await page.getByRole('button', { name: words.signUp.form.submit }).click();
  await expect(page).toHaveURL(/check-code$/);

  const boxes = page.getByRole('group', { name: words.credentials.code.group }).getByRole('textbox');
  const expectCode = (digits: string) =>
    expect
      .poll(() =>
        boxes.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value).join('')),
      )
      .toBe(digits);
  await expect(boxes).toHaveCount(6);
  await expect(boxes.first()).toBeFocused();
  await expect(boxes.first()).toHaveAttribute('autocomplete', 'one-time-code');
  await page.keyboard.type('1a2');
  await expectCode('12');
  await expect(boxes.nth(2)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(boxes.nth(1)).toBeFocused();
  await boxes.nth(1).evaluate((box) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '9 8-7 6');
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expectCode('19876');

  await test.step('a reload stays on the step, and another browser is redirected to the start', async () => {
    await page.reload();
    await expect(page).toHaveURL(/check-code$/);
  });
});

test('signed-in accounts are redirected from the edit pages of others to the public pages', async ({
  signIn,
}) => {
  const { page } = await signIn();
  await page.goto('/ja/profile/hanako/edit');
  await expect(page).toHaveURL(/\/ja\/profile\/hanako$/);
});
