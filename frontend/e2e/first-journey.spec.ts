import { newCreator } from './support/creators';
import { hydrated } from './support/hydration';
import { mailedCode } from './support/mailbox';
import { expect, test } from './support/test';
import { LANGUAGES, WORDS } from './support/words';

for (const language of LANGUAGES) {
  test(`a creator signs up in ${language} and everyone can see the page`, async ({
    page,
    browser,
    baseURL,
    watch,
    watched,
  }) => {
    const words = WORDS[language];
    const creator = newCreator({ displayName: '</script><b>花' });
    const introduction = '水彩で植物を描いています。\n個展のお知らせをここに。';
    // The test checks a reserved display ID on purpose.
    watch.mayFail.push(/create-validation/);

    await page.goto(`/${language}`);
    await page.getByRole('link', { name: words.common.actions.signUp }).first().click();
    await page.getByRole('link', { name: words.signUp.choice.email }).click();

    await page.getByLabel(words.signUp.form.email, { exact: true }).fill(creator.email);
    await page.getByLabel(words.signUp.form.password, { exact: true }).fill(creator.password);
    await page.getByLabel(words.signUp.form.passwordConfirm, { exact: true }).fill(creator.password);
    const displayId = page.getByLabel(words.signUp.form.displayId, { exact: true });
    await displayId.fill('admin');
    await expect(displayId).toHaveAttribute('aria-invalid', 'true');
    await displayId.fill(creator.displayId);
    await expect(page.getByText(words.signUp.form.availability.available)).toBeVisible();
    await page.getByLabel(words.signUp.form.displayName, { exact: true }).fill(creator.displayName);
    await page.getByRole('checkbox', { name: words.signUp.form.agree }).check();
    await page.getByRole('button', { name: words.signUp.form.submit }).click();

    await expect(page).toHaveURL(new RegExp(`/${language}/signup/check-code$`));
    const code = await mailedCode(creator.email);
    const boxes = page.getByRole('group', { name: words.credentials.code.group }).getByRole('textbox');
    await expect(boxes.first()).toBeFocused();
    await page.keyboard.type(code);

    await expect(page.getByRole('heading', { name: words.signUp.complete.heading })).toBeVisible();
    await page.getByRole('link', { name: words.signUp.complete.next }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/profile/${creator.displayId}/edit$`));

    const field = page.getByRole('textbox', { name: words.studio.edit.introduction, exact: true });
    await field.fill(introduction);
    await field.blur();
    await expect(page.getByText(words.messages.SUCCESS_TO_PATCH_INTRODUCTION)).toBeVisible();

    await test.step('a visitor without JavaScript reads the page in both languages', async () => {
      const visitor = await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled: false });
      const visit = await visitor.newPage();
      for (const shown of LANGUAGES) {
        await visit.goto(`/${shown}/profile/${creator.displayId.toUpperCase()}`);
        await expect(visit.getByRole('heading', { level: 1 })).toHaveText(creator.displayName);
        await expect(visit.getByText('個展のお知らせをここに。')).toBeVisible();
        await expect(visit.locator('html')).toHaveAttribute('lang', shown);
      }
      await visitor.close();
    });

    await test.step('a visitor with JavaScript gets the same page without further calls', async () => {
      const visitor = await browser.newContext(baseURL ? { baseURL } : {});
      watched(visitor);
      const visit = await visitor.newPage();
      const calls: string[] = [];
      visit.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) calls.push(pathname);
      });
      await visit.goto(`/profile/${creator.displayId}`);
      await expect(visit.getByRole('heading', { level: 1 })).toHaveText(creator.displayName);
      await expect(visit.getByRole('link', { name: WORDS.en.profile.edit })).toHaveCount(0);
      // Hydration makes only the calls of every page.
      await expect
        .poll(() => calls.toSorted())
        .toEqual(['/api/emergencies', '/api/log/page-access', '/api/redirects']);
      await visitor.close();
    });

    await test.step('the owner sees the link to the studio', async () => {
      await page.goto(`/${language}/profile/${creator.displayId}`);
      await page.getByRole('link', { name: words.profile.edit }).click();
      await expect(page).toHaveURL(/\/edit$/);
      await hydrated(page);
      // Pending reads of the studio would fail once the session has ended.
      await page.waitForLoadState('networkidle');
    });

    await test.step('logs out and in again', async () => {
      await page.getByRole('button', { name: words.studio.logOut.action }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.studio.logOut.action }).click();
      await expect(page).not.toHaveURL(/\/edit$/);
      await page.goto(`/${language}/profile/${creator.displayId}/edit`);
      await expect(page).toHaveURL(new RegExp(`/${language}/login`));
      await page.getByLabel(words.login.email, { exact: true }).fill(creator.email);
      await page.getByLabel(words.login.password, { exact: true }).fill(creator.password);
      await page.getByRole('button', { name: words.login.submit, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/profile/${creator.displayId}/edit$`));
      await expect(
        page.getByRole('textbox', { name: words.studio.edit.introduction, exact: true }),
      ).toHaveValue(introduction);
    });
  });
}
