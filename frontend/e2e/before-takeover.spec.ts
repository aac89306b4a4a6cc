import { newCreator } from './support/creators';
import { expect, test } from './support/test';
import { LANGUAGES, WORDS } from './support/words';

for (const language of LANGUAGES) {
  const { common, login, studio } = WORDS[language];

  test(`a form that no script has taken over cannot be sent, and says why, in ${language}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled: false });
    const page = await context.newPage();
    const sentence = page.locator('main noscript p');
    await page.goto(`/${language}/login`);
    await expect(sentence).toBeVisible();
    await expect(sentence).toHaveText(common.scriptNeeded);
    await expect(page.getByRole('button', { name: login.submit, exact: true })).toBeDisabled();
    await page.getByLabel(login.email, { exact: true }).fill(newCreator().email);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${language}/login$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(login.heading);

    await page.goto(`/${language}/profile/somebody/edit`);
    await expect(sentence).toBeVisible();
    await expect(sentence).toHaveText(common.scriptNeeded);
    await expect(page.getByText(studio.edit.lead)).toHaveCount(0);
    await context.close();
  });

  test(`what is typed before the script comes stays, and is sent with it, in ${language}`, async ({
    page,
    watch,
  }) => {
    const { email, password } = newCreator();
    watch.mayFail.push(/auth\/login/);
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await page.route(/\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`/${language}/login`, { waitUntil: 'commit' });
    await page.getByLabel(login.email, { exact: true }).fill(email);
    await page.getByLabel(login.password, { exact: true }).fill(password);
    const submit = page.getByRole('button', { name: login.submit, exact: true });
    await expect(submit).toBeDisabled();
    release(undefined);
    await expect(submit).toBeEnabled();
    await expect(page.getByLabel(login.email, { exact: true })).toHaveValue(email);
    const sent = page.waitForRequest(/auth\/login$/);
    await submit.click();
    expect((await sent).postDataJSON()).toEqual({ email, password });
    await expect(page.getByText(login.failures.credentials)).toBeVisible();
  });
}
