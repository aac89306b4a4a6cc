import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { dropSession, newCreator } from './support/creators';
import { consentAs, denyConsent, newLinePerson } from './support/line';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const LINE = { provider: 'LINE' };

/** Fills the service name into a text. */
const withLine = (words: string) => words.replace('{{provider}}', LINE.provider);

const language: Language = 'ja';

const { messages, settings, signUp, socialLogin } = WORDS[language];

test(`a visitor without an e-mail address signs up with LINE in ${language} and logs in with it`, async ({
  page,
  context,
  request,
  watch,
}) => {
  const person = await newLinePerson(request);
  const { displayId } = newCreator();
  // A new user is not found, and a code is rejected the second time.
  watch.mayFail.push(/providers\/line\/(?:login|user)/, /accounts\/me/);
  const ways: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/login/line?code=')) ways.push(sent.url());
  });
  const logIn = page.getByRole('button', { name: withLine(socialLogin.begin.login) });
  const heading = page.getByRole('heading', { name: withLine(signUp.social.heading) });

  await test.step('refuses, and sees a message where the redirect started', async () => {
    await page.goto(`/${language}/login`);
    await logIn.click();
    await denyConsent(page);
    await expect(page.getByText(messages.FAILED_TO_OAUTH)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('goes back and can start again', async () => {
    await logIn.click();
    await page.getByRole('link', { name: new RegExp(`^${person.displayName}:`) }).waitFor();
    await page.goBack();
    await expect(logIn).toHaveAttribute('aria-disabled', 'false');
    await logIn.click();
    await consentAs(page, person);
  });

  await test.step('finds the form prefilled, also after a reload and in a second tab', async () => {
    await expect(heading).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.getByLabel(signUp.form.displayId, { exact: true }).fill(displayId);
    await expectNoSidewaysScrolling(page);
    await page.reload();
    await expect(page.getByLabel(signUp.form.displayName, { exact: true })).toHaveValue(person.displayName);
    await expect(page.getByLabel(signUp.form.displayId, { exact: true })).toHaveValue(displayId);
    await expect(page.getByLabel(signUp.form.email, { exact: true })).toHaveCount(0);
    await expectAccessible(page);
  });

  const second = await context.newPage();
  await second.goto(`/${language}/signup/form?provider=line`);
  await expect(second.getByLabel(signUp.form.displayName, { exact: true })).toHaveValue(person.displayName);

  await test.step('completes it once with a double click', async () => {
    await page.getByRole('checkbox', { name: signUp.form.agree }).check();
    await expect(page.getByText(signUp.form.availability.available)).toBeVisible();
    await page.getByRole('button', { name: signUp.social.submit }).dblclick();
    await expect(page.getByRole('heading', { name: signUp.complete.heading })).toBeVisible();
    await page.getByRole('link', { name: signUp.complete.next }).click();
    await expect(page).toHaveURL(new RegExp(`/profile/${displayId}/edit$`));
  });

  await test.step('is redirected to the own page in the second tab', async () => {
    await second.getByLabel(signUp.form.displayId, { exact: true }).fill(`${displayId}.2`);
    await second.getByRole('checkbox', { name: signUp.form.agree }).check();
    await expect(second.getByText(signUp.form.availability.available)).toBeVisible();
    await second.getByRole('button', { name: signUp.social.submit }).click();
    await expect(second).toHaveURL(new RegExp(`/profile/${displayId}/edit$`));
    await second.close();
  });

  await test.step('logs in and returns to the requested page', async () => {
    await dropSession(page);
    await page.goto(`/${language}/login?back=%2Fsettings%2Faccount`);
    await logIn.click();
    await consentAs(page, person);
    await expect(page.getByRole('heading', { level: 1, name: settings.heading })).toBeVisible();
    await expect(page).toHaveURL(/\/settings\/account$/);
  });

  await test.step('cannot use a code twice', async () => {
    await dropSession(page);
    await page.goto(`/${language}`);
    await page.goto(ways.at(-1) ?? '');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('alert').or(page.getByRole('status')).first()).toBeAttached();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('accessToken');
  });

  await test.step('learns on the sign-up page that the account exists', async () => {
    await page.goto(`/${language}/signup`);
    await page.getByRole('button', { name: withLine(socialLogin.begin.signup) }).click();
    await consentAs(page, person);
    await expect(page.getByRole('heading', { name: socialLogin.notices.registered.title })).toBeVisible();
    await expectAccessible(page);
  });
});

test(`a visitor signs up from the sign-up page with LINE in ${language}`, async ({
  page,
  request,
  watch,
}) => {
  const creator = newCreator();
  const person = await newLinePerson(request, { email: creator.email });
  watch.mayFail.push(/accounts\/me/);
  await page.goto(`/${language}/signup`);
  await page.getByRole('button', { name: withLine(socialLogin.begin.signup) }).click();
  await consentAs(page, person);
  await expect(page.getByRole('heading', { name: withLine(signUp.social.heading) })).toBeVisible();
  await page.getByLabel(signUp.form.displayName, { exact: true }).fill(creator.displayName);
  await page.getByLabel(signUp.form.displayId, { exact: true }).fill(creator.displayId);
  await expect(page.getByText(signUp.form.availability.available)).toBeVisible();
  await page.getByRole('checkbox', { name: signUp.form.agree }).check();
  await page.getByRole('button', { name: signUp.social.submit }).click();
  await expect(page.getByRole('heading', { name: signUp.complete.heading })).toBeVisible();
  const account = (await (await page.request.get('/api/accounts/me')).json()) as { email: string | null };
  expect(account.email).toBeNull();
});
