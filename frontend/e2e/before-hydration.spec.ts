import { type Page } from '@playwright/test';
import { HYDRATED_ATTRIBUTE } from '../src/config/hydrated';
import { newCreator } from './support/creators';
import { hydrated } from './support/hydration';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

/** Holds matching requests. Returns a function that releases them. */
async function hold(page: Page, kind: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(kind, async (route) => {
    await released;
    await route.continue();
  });
  return () => release(undefined);
}

const language: Language = 'en';

const { common, login, socialLogin, studio } = WORDS[language];

test(`a form cannot be submitted before hydration, and says why, in ${language}`, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled: false });
  const page = await context.newPage();
  const sentence = page.locator('main noscript > *');
  await page.goto(`/${language}/login`);
  await expect(sentence).toBeVisible();
  await expect(sentence).toHaveText(common.scriptNeeded);
  await expect(page.getByRole('button', { name: login.submit, exact: true })).toBeDisabled();
  const withLine = socialLogin.begin.login.replace('{{provider}}', 'LINE');
  await expect(page.getByRole('button', { name: withLine })).toBeDisabled();
  await page.getByLabel(login.email, { exact: true }).fill(newCreator().email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${language}/login$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(login.heading);

  await page.goto(`/${language}/profile/hanako/edit`);
  await expect(sentence).toBeVisible();
  await expect(sentence).toHaveText(common.scriptNeeded);
  await expect(page.getByText(studio.edit.lead)).toHaveCount(0);
  await context.close();
});

test('hydration waits for the style sheet', async ({ page }) => {
  const release = await hold(page, /\.css$/);
  const scripts = page.waitForResponse(/\/ProfileDocument-[^/]*\.js$/);
  await page.goto(`/${language}/profile/hanako`, { waitUntil: 'commit' });
  await (await scripts).finished();
  await page.locator('link[rel=stylesheet]').waitFor({ state: 'attached' });
  await page.waitForTimeout(1000);
  await expect(page.locator('html')).not.toHaveAttribute(HYDRATED_ATTRIBUTE);
  release();
  await hydrated(page);
});

test(`input before hydration is kept and submitted, in ${language}`, async ({ page, watch }) => {
  const { email, password } = newCreator();
  watch.mayFail.push(/auth\/login/);
  const release = await hold(page, /\.js$/);
  await page.goto(`/${language}/login`, { waitUntil: 'commit' });
  await page.getByLabel(login.email, { exact: true }).fill(email);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  const submit = page.getByRole('button', { name: login.submit, exact: true });
  await expect(submit).toBeDisabled();
  release();
  await expect(submit).toBeEnabled();
  await expect(page.getByLabel(login.email, { exact: true })).toHaveValue(email);
  const sent = page.waitForRequest(/auth\/login$/);
  await submit.click();
  expect((await sent).postDataJSON()).toEqual({ email, password });
  await expect(page.getByText(login.failures.credentials)).toBeVisible();
});

test(`a display ID typed before hydration is checked, in ${language}`, async ({ page, watch }) => {
  // The display ID is reserved.
  watch.mayFail.push(/create-validation/);
  const release = await hold(page, /\.js$/);
  await page.goto(`/${language}/signup/form`, { waitUntil: 'commit' });
  const displayId = page.getByLabel(WORDS[language].signUp.form.displayId, { exact: true });
  await displayId.fill('admin');
  release();
  await expect(displayId).toHaveAttribute('aria-invalid', 'true');
  await expect(displayId).toHaveValue('admin');
});

test(`signed-in accounts do not see the login before the redirect, in ${language}`, async ({ signIn }) => {
  const { creator, page } = await signIn();
  // Stops the page's clock, so that its timeout cannot end on a slow machine.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const heading = page.locator('h1', { hasText: login.heading });

  await test.step('neither before hydration nor while the guard runs', async () => {
    const [releaseScript, releaseAnswer] = [await hold(page, /\.js$/), await hold(page, /accounts\/me$/)];
    await page.goto(`/${language}/login`, { waitUntil: 'commit' });
    await expect(heading).toBeAttached();
    await expect(heading).toBeHidden();
    const asked = page.waitForRequest(/accounts\/me$/);
    releaseScript();
    await asked;
    await expect(heading).toBeHidden();
    releaseAnswer();
    await expect(page).toHaveURL(new RegExp(`/profile/${creator.displayId}/edit$`));
    await expect(page.getByText(studio.edit.lead)).toBeVisible();
  });

  await test.step('unless the script does not load', async () => {
    const release = await hold(page, /\.js$/);
    await page.goto(`/${language}/login`, { waitUntil: 'commit' });
    await expect(heading).toBeAttached();
    await expect(heading).toBeHidden();
    await page.clock.fastForward(5000);
    await expect(heading).toBeVisible();
    release();
  });
});
