import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { codeStep } from './support/code-step';
import { signedInContext } from './support/creators';
import { mailedCode } from './support/mailbox';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const NEW_PASSWORD = 'Kaze-to-tsuki-77';

const language: Language = 'ja';

const { credentials, login, messages, passwordChange, passwordReset, settings } = WORDS[language];

test(`a creator resets a forgotten password in ${language}`, async ({
  page,
  context,
  browser,
  baseURL,
  watch,
  watched,
}) => {
  const { context: other, creator } = await signedInContext(browser, baseURL ?? '');
  watched(other);
  watch.mayFail.push(/check-code$/, /\/api\/(?:accounts\/me|news\/unreads)/);
  await page.clock.install();
  const step = codeStep(page, { language, submit: passwordReset.code.submit });

  await page.goto(`/${language}/login`);
  await page.getByRole('link', { name: login.forgotPassword }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/reset-password$`));
  await page.getByLabel(credentials.email, { exact: true }).fill(creator.email);
  await page.getByRole('button', { name: credentials.code.send }).click();

  await test.step('the code: five wrong ones, a reload and a new code', async () => {
    await expect(page).toHaveURL(/\/reset-password\/check-code$/);
    await expect(step.boxes.first()).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    const first = await mailedCode(creator.email, 2);
    await step.burn(first);
    await page.reload();
    await expect(page).toHaveURL(/\/reset-password\/check-code$/);
    await step.sendAgain();
    const second = await mailedCode(creator.email, 3);
    // A new code voids the previous one, like its expiry would.
    if (first !== second) {
      await step.enter(first);
      await expect(page.getByText(messages.UNAUTHORIZED)).toBeVisible();
    }
    await step.enter(second);
    await expect(page).toHaveURL(/\/reset-password\/setting$/);
  });

  await test.step('the password: back, forward, a reload, a second tab, a double click', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/login$/);
    await page.goForward();
    await expect(page).toHaveURL(/\/reset-password\/setting$/);
    await page.reload();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    const tab = await context.newPage();
    await tab.goto(`/${language}/reset-password/setting`);
    await expect(tab).toHaveURL(/\/reset-password$/);
    await expect(tab.getByText(messages.ILLEGAL_TRANSITION)).toBeVisible();
    await tab.close();

    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/accounts/forgot-password')) sent.push(request.method());
    });
    await page.getByLabel(credentials.password.label, { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel(credentials.password.confirm, { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: passwordReset.setting.submit }).dblclick();
    await expect(page.getByRole('heading', { name: passwordReset.complete.heading })).toBeVisible();
    expect(sent).toEqual(['POST']);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  await test.step('the login prefills the address, and all earlier sessions have ended', async () => {
    await page.getByRole('link', { name: passwordReset.complete.next }).click();
    await expect(page.getByText(login.passwordReset)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(login.passwordReset)).toBeVisible();
    await expect(page.getByLabel(login.email, { exact: true })).toHaveValue(creator.email);
    await page.getByLabel(login.password, { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: login.submit, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/profile/${creator.displayId}/edit$`));
    const before = await other.newPage();
    await before.goto(`/${language}/settings/account`);
    await expect(before).toHaveURL(new RegExp(`/${language}/login\\?`));
  });
  await other.close();
});

test(`a creator changes the password in ${language}`, async ({ watch, signIn }) => {
  const { context, creator, page } = await signIn();
  watch.mayFail.push(/\/api\//);
  await page.clock.install();
  const step = codeStep(page, { language, submit: passwordChange.code.submit });
  const enterTwice = async (password: string) => {
    await page.getByLabel(credentials.password.label, { exact: true }).fill(password);
    await page.getByLabel(credentials.password.confirm, { exact: true }).fill(password);
  };
  const change = settings.access.changeNamed.replace('{{name}}', settings.access.password);

  await page.goto(`/${language}/settings/account`);
  await page.getByRole('button', { name: change }).click();
  await expect(page).toHaveURL(/\/settings\/change-password$/);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  await test.step('the session ends while the form is open: the login leads back', async () => {
    await enterTwice(NEW_PASSWORD);
    await context.clearCookies({ name: /Token$/ });
    await page.getByRole('button', { name: credentials.code.send }).click();
    await expect(page).toHaveURL(/\/login\?/);
    await expect(page.getByText(messages.REQUIRED_TO_LOG_IN)).toBeVisible();
    await page.getByLabel(login.email, { exact: true }).fill(creator.email);
    await page.getByLabel(login.password, { exact: true }).fill(creator.password);
    await page.getByRole('button', { name: login.submit, exact: true }).click();
    await expect(page).toHaveURL(/\/settings\/change-password$/);
  });

  await test.step('the code: back, five wrong ones, a second tab', async () => {
    await enterTwice(NEW_PASSWORD);
    await page.getByRole('button', { name: credentials.code.send }).dblclick();
    await expect(page).toHaveURL(/\/settings\/change-password\/check-code$/);
    await expect(step.boxes.first()).toBeFocused();
    await expectAccessible(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/settings\/change-password\/check-code$/);
    await step.burn(await mailedCode(creator.email, 2));
    const tab = await context.newPage();
    await tab.goto(`/${language}/settings/change-password/check-code`);
    await expect(tab).toHaveURL(/\/settings\/account$/);
    await expect(tab.getByText(messages.ILLEGAL_TRANSITION)).toBeVisible();
    await tab.close();
  });

  await test.step('a reload asks for the password again, and a new code confirms it', async () => {
    await page.reload();
    await expect(page).toHaveURL(/\/settings\/change-password\/check-code$/);
    await expect(page.getByText(passwordChange.code.again)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await enterTwice(NEW_PASSWORD);
    await step.sendAgain();
    await step.enter(await mailedCode(creator.email, 3));
    await step.submit();
    await expect(page.getByRole('heading', { name: passwordChange.complete.heading })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/settings\/(?:account|change-password\/complete)$/);
  });
});
