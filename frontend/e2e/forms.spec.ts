import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { newCreator } from './support/creators';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const language: Language = 'en';

const { common, forms, login, messages, signUp, studio } = WORDS[language];

test(`input is restored after a reload, and the browser prompts before leaving, in ${language}`, async ({
  page,
}) => {
  const creator = newCreator();
  const email = page.getByLabel(signUp.form.email, { exact: true });
  const name = page.getByLabel(signUp.form.displayName, { exact: true });
  await page.goto(`/${language}/signup/form`);
  await email.fill(creator.email);
  await name.fill(creator.displayName);
  await page.getByLabel(signUp.form.password, { exact: true }).fill(creator.password);

  await page.getByRole('link', { name: common.actions.logIn }).click();
  const question = page.getByRole('alertdialog', { name: forms.leave.title });
  await expect(question).toBeVisible();
  await expect(page.getByRole('button', { name: forms.leave.stay })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/signup\/form$/);

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(forms.draft.restored)).toBeVisible();
  await expect(email).toHaveValue(creator.email);
  await expect(name).toHaveValue(creator.displayName);
  await expect(page.getByLabel(signUp.form.password, { exact: true })).toHaveValue('');
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  await page.getByRole('link', { name: common.actions.logIn }).click();
  await page.getByRole('button', { name: forms.leave.leave }).click();
  await expect(page).toHaveURL(/login$/);
  await page.goBack();
  await expect(email).toHaveValue('');
});

test(`a new creator is guided step by step in ${language}`, async ({ baseURL, signIn }) => {
  const { context, creator, page } = await signIn();
  await context.addCookies([{ name: 'onboarding', value: '1', url: baseURL ?? '' }]);
  const welcome = page.getByRole('region', { name: studio.onboarding.welcome });
  const hint = page.getByRole('note');
  await page.goto(`/${language}/profile/${creator.displayId}/edit`);
  await expect(welcome).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: studio.onboarding.fold }).click();
  await expect(welcome).toBeHidden();
  for (const words of [studio.guides.address, studio.guides.preview]) {
    await expect(hint).toContainText(words);
    await expectAccessible(page);
    await page.getByRole('button', { name: studio.guide.close }).click();
  }
  await page.reload();
  await expect(page.getByRole('textbox', { name: studio.edit.introduction, exact: true })).toBeVisible();
  await expect(welcome).toBeHidden();
  await expect(hint).toBeHidden();
  const kept = new Map((await context.cookies()).map(({ name, expires }) => [name, expires]));
  expect(kept.has('onboarding')).toBe(false);
  const days = ((kept.get('readTooltips') ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
});

test(`input typed after the session has expired is saved after the login, in ${language}`, async ({
  watch,
  signIn,
}) => {
  const { context, creator, page } = await signIn();
  watch.mayFail.push(/\/api\//);
  const introduction = page.getByRole('textbox', { name: studio.edit.introduction, exact: true });
  await page.goto(`/${language}/profile/${creator.displayId}/edit`);
  await introduction.fill('器の話。');
  await context.clearCookies({ name: 'accessToken' });
  await context.clearCookies({ name: 'refreshToken' });
  await introduction.blur();
  await expect(page).toHaveURL(new RegExp(`/${language}/login\\?`));
  await expect(page.getByText(messages.REQUIRED_TO_LOG_IN)).toBeVisible();

  await page.getByLabel(login.email, { exact: true }).fill(creator.email);
  await page.getByLabel(login.password, { exact: true }).fill(creator.password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/edit$/);
  await expect(page.getByText(forms.draft.restored)).toBeVisible();
  await expect(introduction).toHaveValue('器の話。');
  await page.getByRole('button', { name: forms.draft.save }).click();
  await expect(page.getByText(messages.SUCCESS_TO_PATCH_INTRODUCTION)).toBeVisible();
  await expect(page.getByText(forms.draft.restored)).toBeHidden();
});
