import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { codeStep } from './support/code-step';
import { newCreator, signedInContext } from './support/creators';
import { mailedCode } from './support/mailbox';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const language: Language = 'ja';

const { credentials, emailChange, forms, login, messages, settings } = WORDS[language];

test(`a creator changes the e-mail address in ${language}`, async ({ browser, baseURL, watch, watched }) => {
  const { context, creator } = await signedInContext(browser, baseURL ?? '');
  const { email: newEmail } = newCreator();
  watched(context);
  watch.mayFail.push(/\/api\//);
  const page = await context.newPage();
  await page.clock.install();
  const step = codeStep(page, { language, submit: emailChange.code.submit });
  const field = page.getByLabel(emailChange.form.label, { exact: true });
  const logInAgain = async () => {
    await expect(page).toHaveURL(/\/login\?/);
    await expect(page.getByText(messages.REQUIRED_TO_LOG_IN)).toBeVisible();
    await page.getByLabel(login.email, { exact: true }).fill(creator.email);
    await page.getByLabel(login.password, { exact: true }).fill(creator.password);
    await page.getByRole('button', { name: login.submit, exact: true }).click();
  };
  const change = settings.access.changeNamed.replace('{{name}}', settings.access.email);

  await page.goto(`/${language}/settings/account`);
  await page.getByRole('button', { name: change }).click();
  await expect(page).toHaveURL(/\/settings\/email$/);
  await expect(page.getByText(creator.email)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  await test.step('the session ends while the form is open: the draft is restored after the login', async () => {
    await field.fill(newEmail);
    await context.clearCookies({ name: /Token$/ });
    await page.getByRole('button', { name: credentials.code.send }).click();
    await logInAgain();
    await expect(page).toHaveURL(/\/settings\/email$/);
    await expect(page.getByText(forms.draft.restored)).toBeVisible();
    await expect(field).toHaveValue(newEmail);
  });

  await test.step('the code: a double click, back, five wrong ones, a reload, a second tab', async () => {
    await page.getByRole('button', { name: credentials.code.send }).dblclick();
    await expect(page).toHaveURL(/\/settings\/email\/check-code$/);
    await expect(step.boxes.first()).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/settings\/email\/check-code$/);
    await step.burn(await mailedCode(newEmail));
    await page.reload();
    await expect(page).toHaveURL(/\/settings\/email\/check-code$/);
    const tab = await context.newPage();
    await tab.goto(`/${language}/settings/email/check-code`);
    await expect(tab).toHaveURL(/\/settings\/account$/);
    await expect(tab.getByText(messages.ILLEGAL_TRANSITION)).toBeVisible();
    await tab.close();
  });

  await test.step('the session ends before another code arrives: it is still valid after the login', async () => {
    await step.sendAgain();
    await context.clearCookies({ name: /^(?:access|refresh)Token$/ });
    await step.enter(await mailedCode(newEmail, 2));
    await logInAgain();
    await expect(page).toHaveURL(/\/settings\/email\/check-code$/);
  });

  await test.step('the code confirms it', async () => {
    await step.enter(await mailedCode(newEmail, 2));
    await expect(page.getByRole('heading', { name: emailChange.complete.heading })).toBeVisible();
    await expect(page.getByText(newEmail)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('link', { name: emailChange.complete.next }).click();
    await expect(page).toHaveURL(/\/settings\/account$/);
    await expect(page.getByText(newEmail)).toBeVisible();
    await expect(page.getByText(creator.email)).toBeHidden();
  });
  await context.close();
});
