import { type LaunchOptions, type Page } from '@playwright/test';
import { type Creator, signedInContext } from './support/creators';
import { expect, test as base } from './support/test';
import { expectNothingOf } from './support/traces';
import { type Language, WORDS } from './support/words';

/** Enables the back/forward cache, which users' browsers have and Playwright disables. */
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    },
    { scope: 'worker' },
  ],
});

const profileEdit = ({ displayId }: Creator) => `/profile/${displayId}/edit`;

async function logOut(page: Page, language: Language): Promise<void> {
  const { studio } = WORDS[language];
  await page.getByRole('button', { name: studio.logOut.action }).click();
  await page.getByRole('dialog').getByRole('button', { name: studio.logOut.action }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}$`));
}

async function withdraw(page: Page, language: Language): Promise<void> {
  const { withdrawal } = WORDS[language];
  await page.goto(`/${language}/settings/delete-account`);
  await page.getByRole('radio').first().check();
  await page.getByRole('checkbox', { name: withdrawal.form.agree }).check();
  await page.getByRole('button', { name: withdrawal.form.submit }).click();
  await expect(page.getByRole('heading', { name: withdrawal.complete.title })).toBeVisible();
}

const SETTINGS = '/settings/account';

/** Where going back to the settings redirects. */
const loginToSettings = () => `/login?${new URLSearchParams({ back: SETTINGS }).toString()}`;

/** Where going back leads, step by step. The edit page of a deleted account is not found. */
const WAYS = [
  { how: 'logged out', leave: logOut, behind: [loginToSettings] },
  { how: 'deleted the account', leave: withdraw, behind: [profileEdit, loginToSettings] },
];

const language: Language = 'ja';

for (const { how, leave, behind } of WAYS) {
  test(`after having ${how}, nothing of an account is left in page, storage and history, in ${language}`, async ({
    browser,
    baseURL,
    watch,
    watched,
  }) => {
    const { context, creator } = await signedInContext(browser, baseURL ?? '');
    if (leave === withdraw) watch.mayFail.push(new RegExp(`${profileEdit(creator).replaceAll('.', '\\.')}$`));
    watched(context);
    const page = await context.newPage();
    // Opens two documents with own data, so that the browser caches whole pages.
    await page.goto(`/${language}${SETTINGS}`);
    await expect(page.getByText(creator.email)).toBeVisible();
    await page.goto(`/${language}${profileEdit(creator)}`);
    await expect(page.getByText(`/profile/${creator.displayId}`)).toBeVisible();

    await leave(page, language);
    await expectNothingOf(creator, page);

    for (const before of behind) {
      await page.evaluate(() => {
        setTimeout(() => history.back());
      });
      // The guard redirects even from a cached page.
      await expect(page).toHaveURL(new URL(`/${language}${before(creator)}`, baseURL).href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const shown = await page.content();
      expect(shown).not.toContain(creator.email);
      expect(shown).not.toContain(creator.displayName);
    }
    await context.close();
  });
}
