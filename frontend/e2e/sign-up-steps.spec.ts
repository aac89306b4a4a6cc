import { newCreator } from './support/creators';
import { codesTo, mailedCode } from './support/mailbox';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const language: Language = 'en';

const { signUp } = WORDS[language];

test(`a double click starts one sign-up; going back from the code leaves it, forward returns to it, in ${language}`, async ({
  page,
}) => {
  const creator = newCreator();
  const begun: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/accounts')) begun.push(request.url());
  });
  await page.goto(`/${language}/signup`);
  await page.getByRole('link', { name: signUp.choice.email }).click();
  await page.getByLabel(signUp.form.email, { exact: true }).fill(creator.email);
  await page.getByLabel(signUp.form.password, { exact: true }).fill(creator.password);
  await page.getByLabel(signUp.form.passwordConfirm, { exact: true }).fill(creator.password);
  await page.getByLabel(signUp.form.displayId, { exact: true }).fill(creator.displayId);
  await page.getByLabel(signUp.form.displayName, { exact: true }).fill(creator.displayName);
  await page.getByRole('checkbox', { name: signUp.form.agree }).check();
  await page.getByRole('button', { name: signUp.form.submit }).dblclick();
  await expect(page).toHaveURL(/\/signup\/check-code$/);
  await expect(page.getByText(creator.email)).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/${language}/signup$`));
  await page.goForward();
  await expect(page).toHaveURL(/\/signup\/check-code$/);
  await page.reload();
  await expect(page.getByText(creator.email)).toBeVisible();

  await mailedCode(creator.email);
  expect(begun).toHaveLength(1);
  expect(await codesTo(creator.email)).toHaveLength(1);

  await page.getByRole('link', { name: signUp.code.startOver }).click();
  await expect(page).toHaveURL(/\/signup\/form$/);
  // A mistyped address can be corrected; all other input except the passwords is kept.
  const corrected = newCreator();
  const email = page.getByLabel(signUp.form.email, { exact: true });
  await expect(email).toHaveValue(creator.email);
  await expect(page.getByText(signUp.form.availability.available)).toBeVisible();
  await email.fill(corrected.email);
  await page.getByLabel(signUp.form.password, { exact: true }).fill(creator.password);
  await page.getByLabel(signUp.form.passwordConfirm, { exact: true }).fill(creator.password);
  await page.getByRole('checkbox', { name: signUp.form.agree }).check();
  await page.getByRole('button', { name: signUp.form.submit }).click();
  await expect(page).toHaveURL(/\/signup\/check-code$/);
  await expect(page.getByText(corrected.email)).toBeVisible();
  await mailedCode(corrected.email);
});
