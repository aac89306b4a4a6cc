import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { signedInContext } from './support/creators';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const language: Language = 'ja';

test(`a creator lists the sessions and ends them, in ${language}`, async ({
  page,
  browser,
  baseURL,
  watch,
  watched,
}) => {
  const words = WORDS[language];
  const { sessions } = words.settings;
  const { context, creator } = await signedInContext(browser, baseURL ?? '');
  watched(context);
  // These calls fail in the other browser once its session has ended.
  watch.mayFail.push(/\/api\/(?:accounts\/me|news\/unreads)/);

  await test.step('logs in from a second browser', async () => {
    await page.goto(`/${language}/login`);
    await page.getByLabel(words.login.email, { exact: true }).fill(creator.email);
    await page.getByLabel(words.login.password, { exact: true }).fill(creator.password);
    await page.getByRole('button', { name: words.login.submit, exact: true }).click();
    await expect(page).toHaveURL(/\/edit$/);
  });

  const own = await context.newPage();
  await own.goto(`/${language}/settings/account`);
  const list = own.getByRole('region', { name: sessions.title }).getByRole('listitem');
  await expect(list).toHaveCount(2);
  await expect(list.first()).toContainText(sessions.current);
  await expect(list.nth(1)).toContainText('Chrome');
  await expectAccessible(own);
  await expectNoSidewaysScrolling(own);

  await test.step('ends the second session, which is signed out on its next call', async () => {
    await list.nth(1).getByRole('button').click();
    await expect(own.getByText(sessions.ended)).toBeVisible();
    await expect(list).toHaveCount(1);
    await expect(own.getByText(sessions.onlyHere)).toBeVisible();
    await page.goto(`/${language}/settings/account`);
    await expect(page).toHaveURL(new RegExp(`/${language}/login\\?`));
    await own.reload();
    await expect(list).toHaveCount(1);
  });

  await test.step('logs in there again and ends all other sessions from there', async () => {
    await page.getByLabel(words.login.email, { exact: true }).fill(creator.email);
    await page.getByLabel(words.login.password, { exact: true }).fill(creator.password);
    await page.getByRole('button', { name: words.login.submit, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/settings/account$`));
    await page.getByRole('button', { name: sessions.endOthers.open, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: sessions.endOthers.question });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: sessions.endOthers.confirm, exact: true }).click();
    await expect(page.getByText(sessions.onlyHere)).toBeVisible();
    await own.goto(`/${language}/profile/${creator.displayId}/edit`);
    await expect(own).toHaveURL(new RegExp(`/${language}/login\\?`));
  });
  await context.close();
});
