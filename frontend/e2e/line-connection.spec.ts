import { type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { codeStep } from './support/code-step';
import { dropSession, newCreator } from './support/creators';
import { consentAs, denyConsent, newLinePerson, signedUpWithLine } from './support/line';
import { mailedCode } from './support/mailbox';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

/** Fills in the placeholders of a text. */
const withNames = (words: string, names: Record<string, string>) =>
  words.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => names[name] ?? whole);

/** The row of LINE in the login methods, with its actions. */
function lineOn(page: Page, language: Language) {
  const { access } = WORDS[language].settings;
  const button = (words: string) =>
    page.getByRole('button', { name: withNames(words, { provider: 'LINE' }) });
  return {
    connect: button(access.connectNamed),
    disconnect: button(access.disconnectNamed),
    question: page.getByRole('dialog', {
      name: withNames(access.disconnection.question, { provider: 'LINE' }),
    }),
    connectedAs: (name: string) => page.getByText(withNames(access.connectedAs, { name }), { exact: true }),
    lastWayIn: page.getByText(access.lastWayIn),
    open: () => page.goto(`/${language}/settings/account`),
  };
}

const language: Language = 'en';

const { credentials, emailChange, login, messages, passwordChange, settings } = WORDS[language];

test(
  `a creator connects and disconnects LINE in the settings in ${language}`,
  { tag: '@slow' },
  async ({ signIn }) => {
    const { context, page } = await signIn();
    const person = await newLinePerson(context.request);
    const line = lineOn(page, language);
    const status = (words: string) =>
      page.getByRole('status').filter({ hasText: withNames(words, { provider: 'LINE' }) });
    await line.open();

    await test.step('refused, with a message', async () => {
      await line.connect.click();
      await denyConsent(page);
      await expect(page).toHaveURL(new RegExp(`/settings/account$`));
      await expect(page.getByText(messages.FAILED_TO_OAUTH)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });

    await test.step('started again after going back', async () => {
      await line.connect.click();
      await page.getByRole('link', { name: new RegExp(`^${person.displayName}:`) }).waitFor();
      await page.goBack();
      await expect(line.connect).toHaveAttribute('aria-disabled', 'false');
      await line.connect.dblclick();
      await consentAs(page, person);
    });

    await test.step('shown as connected', async () => {
      await expect(page).toHaveURL(/\/settings\/account$/);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(status(settings.access.nowConnected)).toBeFocused();
      await expect(status(settings.access.nowConnected)).toBeInViewport();
      await expect(page.getByText(messages.SAVE_SUCCESS, { exact: true })).toBeHidden();
      await expect(line.connectedAs(person.displayName)).toBeVisible();
      await expect(line.lastWayIn).toBeHidden();
    });

    await test.step('disconnected after a confirmation', async () => {
      await line.disconnect.click();
      await expect(line.question).toBeVisible();
      await expectAccessible(page);
      await line.question.getByRole('button', { name: settings.access.disconnection.cancel }).click();
      await expect(line.question).toBeHidden();
      await expect(line.connectedAs(person.displayName)).toBeVisible();
      await line.disconnect.click();
      await line.question
        .getByRole('button', { name: settings.access.disconnection.confirm, exact: true })
        .dblclick();
      await expect(line.connect).toBeVisible();
      await expect(line.question).toBeHidden();
      await expect(status(settings.access.nowDisconnected)).toBeFocused();
      await page.reload();
      await expect(line.connect).toBeVisible();
      await expect(status(settings.access.nowDisconnected)).toBeHidden();
    });
  },
);

test(
  `a creator from LINE adds an address and a password, and can disconnect LINE then, in ${language}`,
  { tag: '@slow' },
  async ({ browser, baseURL, watched }) => {
    const { email, password } = newCreator();
    const { context, person } = await signedUpWithLine(browser, baseURL ?? '', { email });
    watched(context);
    const page = await context.newPage();
    const line = lineOn(page, language);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await line.open();

    await test.step('the last login method cannot be removed, with an explanation', async () => {
      await expect(line.connectedAs(person.displayName)).toBeVisible();
      await expect(line.lastWayIn).toBeVisible();
      await expect(line.disconnect).toBeHidden();
      await expect(page.getByText(settings.access.emailFirst)).toBeVisible();
      await expectAccessible(page);
      const refused = await context.request.delete('/api/oauth/social-login/providers/line/connection', {
        headers: { Origin: baseURL ?? '' },
      });
      expect(refused.status()).toBe(409);
    });

    await test.step('the first address, suggested from LINE and confirmed by a code', async () => {
      await expect(page.getByText(email)).toBeHidden();
      await button(withNames(settings.access.addNamed, { name: settings.access.email })).click();
      await expect(page.getByRole('heading', { name: emailChange.form.firstHeading })).toBeVisible();
      await expect(page.getByLabel(credentials.email, { exact: true })).toHaveValue(email);
      await button(credentials.code.send).click();
      await expect(page).toHaveURL(/\/settings\/email\/check-code$/);
      await codeStep(page, { language, submit: emailChange.code.submit }).enter(await mailedCode(email));
      await expect(page.getByText(emailChange.complete.passwordNeeded)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the first password, offered next', async () => {
      await page.getByRole('link', { name: emailChange.complete.setPassword }).click();
      await expect(page.getByRole('heading', { name: passwordChange.form.firstHeading })).toBeVisible();
      await page.getByLabel(credentials.password.label, { exact: true }).fill(password);
      await page.getByLabel(credentials.password.confirm, { exact: true }).fill(password);
      await button(credentials.code.send).click();
      await expect(page).toHaveURL(/\/settings\/change-password\/check-code$/);
      const code = await mailedCode(email, 2);
      await codeStep(page, { language, submit: passwordChange.code.submit }).enter(code);
      await expect(page).toHaveURL(/\/settings\/change-password\/complete$/);
      await page.getByRole('link', { name: passwordChange.complete.next }).click();
    });

    await test.step('LINE is one of two login methods and can be disconnected', async () => {
      await line.disconnect.click();
      await line.question
        .getByRole('button', { name: settings.access.disconnection.confirm, exact: true })
        .click();
      await expect(line.connect).toBeVisible();
    });

    await test.step('the other login method works', async () => {
      await dropSession(page);
      await page.goto(`/${language}/login?back=%2Fsettings%2Faccount`);
      await page.getByLabel(login.email, { exact: true }).fill(email);
      await page.getByLabel(login.password, { exact: true }).fill(password);
      await page.getByRole('button', { name: login.submit, exact: true }).click();
      await expect(page).toHaveURL(/\/settings\/account$/);
      await expect(page.getByText(email)).toBeVisible();
    });
    await context.close();
  },
);
