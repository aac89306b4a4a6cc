import { type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { type Creator } from './support/creators';
import { consentAs, signedUpWithLine } from './support/line';
import { mailedLink } from './support/mailbox';
import { expect, test } from './support/test';
import { expectNothingOf } from './support/traces';
import { type Language, WORDS } from './support/words';

async function logIn(page: Page, language: Language, creator: Creator): Promise<void> {
  const { login } = WORDS[language];
  await page.getByLabel(login.email, { exact: true }).fill(creator.email);
  await page.getByLabel(login.password, { exact: true }).fill(creator.password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
}

const language: Language = 'ja';

const { common, errors, signUp, socialLogin, withdrawal } = WORDS[language];
const withLine = (words: string) => words.replace('{{provider}}', 'LINE');
const inDays = (words: string) => words.replace('{{days}}', withdrawal.days.other.replace('{{count}}', '7'));

test(`a creator deletes the account and restores it from the mail, in ${language}`, async ({
  watch,
  signIn,
}) => {
  const { creator, page } = await signIn();
  const reasons = page.getByRole('radio');
  const agree = page.getByRole('checkbox', { name: withdrawal.form.agree });
  const submit = page.getByRole('button', { name: withdrawal.form.submit });
  const text = page.getByLabel(withdrawal.form.reasonText, { exact: true });
  const deletions: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions.push(request.url());
  });

  await test.step('sees the consequences', async () => {
    await page.goto(`/${language}/unsubscribe`);
    await expect(page.getByText(inDays(withdrawal.consequences.restorable))).toBeVisible();
    await page.getByRole('link', { name: withdrawal.unsubscribe.next }).click();
    await expect(page).toHaveURL(/\/settings\/delete-account$/);
  });

  await test.step('gives a reason and agrees', async () => {
    await expect(page.getByText(inDays(withdrawal.consequences.restorable))).toBeVisible();
    await submit.click();
    await expect(page.getByText(errors.deleteAccount.reasonId.required)).toBeVisible();
    await expect(page.getByText(errors.deleteAccount.agreed.required)).toBeVisible();
    await expect(reasons.first()).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await expect(reasons.last()).toHaveAttribute('value', '1');
    await reasons.last().check();
    await text.fill('少し休みます。');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(text).toHaveValue('少し休みます。');
    await agree.check();
    await expectAccessible(page);
  });

  await test.step('deletes it once for two clicks, without traces', async () => {
    await submit.dblclick();
    await expect(page.getByRole('heading', { name: withdrawal.complete.title })).toBeVisible();
    await expect(page.getByText(inDays(withdrawal.complete.restorable))).toBeVisible();
    expect(deletions).toHaveLength(1);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await expectNothingOf(creator, page);
    await page.reload();
    await expect(page.getByRole('heading', { name: withdrawal.complete.title })).toBeVisible();
    await expectNothingOf(creator, page);
  });

  await test.step('finds nothing after going back, and no page', async () => {
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/${language}/(?:login|settings/delete-account/complete)`));
    watch.mayFail.push(new RegExp(`/profile/${creator.displayId}`));
    await page.goto(`/${language}/profile/${creator.displayId}`);
    await expect(page.getByText(common.failure.notFound.second)).toBeVisible();
  });

  const link = await mailedLink(creator.email, '/restore?token=');
  await test.step('restores it by the link in the mail', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: withdrawal.restore.title })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    // Clicks twice before the response; later, the second click would hit another element in the same place.
    await page.getByRole('button', { name: withdrawal.restore.submit }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(page.getByRole('heading', { name: withdrawal.restore.done.title })).toBeVisible();
    await expect(page).toHaveURL(/\/restore$/);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: withdrawal.restore.done.title })).toBeVisible();
  });

  await test.step('the link works once', async () => {
    watch.mayFail.push(/\/api\/accounts\/restore$/);
    await page.goto(link);
    await page.getByRole('button', { name: withdrawal.restore.submit }).click();
    await expect(page.getByRole('heading', { name: withdrawal.restore.gone.title })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  await test.step('everything is restored', async () => {
    await page.getByRole('link', { name: withdrawal.restore.gone.logIn }).click();
    await logIn(page, language, creator);
    await expect(page).toHaveURL(new RegExp(`/profile/${creator.displayId}/edit$`));
  });
});

test(`a session that ends before the deletion requires a login, in ${language}`, async ({
  watch,
  signIn,
}) => {
  const { context, creator, page } = await signIn();
  watch.mayFail.push(/\/api\//);
  await page.goto(`/${language}/settings/delete-account`);
  await page.getByRole('radio').first().check();
  await page.getByRole('checkbox', { name: withdrawal.form.agree }).check();
  await context.clearCookies({ name: 'accessToken' });
  await context.clearCookies({ name: 'refreshToken' });
  await page.getByRole('button', { name: withdrawal.form.submit }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/login\\?`));
  await logIn(page, language, creator);
  await expect(page).toHaveURL(/\/settings\/delete-account$/);
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(page.getByRole('checkbox', { name: withdrawal.form.agree })).not.toBeChecked();
});

test(`a creator from LINE without an e-mail address deletes the account for good, in ${language}`, async ({
  browser,
  baseURL,
  watch,
  watched,
}) => {
  const { context, person, displayId } = await signedUpWithLine(browser, baseURL ?? '');
  watched(context);
  // The deleted account is not found.
  watch.mayFail.push(/providers\/line\/login$/);
  const page = await context.newPage();

  await test.step('is warned that it cannot be undone', async () => {
    await page.goto(`/${language}/settings/delete-account`);
    await expect(page.getByText(withdrawal.consequences.final)).toBeVisible();
    await expect(page.getByText(inDays(withdrawal.consequences.restorable))).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('deletes it without a promise to restore it', async () => {
    await page.getByRole('radio').first().check();
    await page.getByRole('checkbox', { name: withdrawal.form.agree }).check();
    await page.getByRole('button', { name: withdrawal.form.submit }).click();
    await expect(page.getByRole('heading', { name: withdrawal.complete.title })).toBeVisible();
    await expect(page.getByText(withdrawal.complete.final, { exact: true })).toBeVisible();
    expect((await context.request.get(`/profile/${displayId}`)).status()).toBe(404);
  });

  await test.step('is unknown when returning with LINE', async () => {
    await page.goto(`/${language}/login`);
    await page.getByRole('button', { name: withLine(socialLogin.begin.login) }).click();
    await consentAs(page, person);
    await expect(page.getByRole('heading', { name: withLine(signUp.social.heading) })).toBeVisible();
  });
  await context.close();
});
