import { type Locator } from '@playwright/test';
import { type Theme } from '../src/api/generated/model/theme';
import { expectAccessible } from './support/accessibility';
import { addLink } from './support/links';
import { expect, test } from './support/test';
import { WORDS } from './support/words';

const language = 'ja';

const { errors, profile, report } = WORDS[language];

/** The colors that an element sets, in the browser's words. */
const colorsOf = (element: Locator) =>
  element.evaluate((shown) => {
    const { backgroundColor, color, colorScheme } = getComputedStyle(shown);
    return { backgroundColor, color, colorScheme };
  });

/** A color of a theme in the browser's words. */
function rgb(color: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

test('dialogs on a page wear its theme, for visitors and its owner, whatever their color scheme', async ({
  page,
  signIn,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { context, creator, page: own } = await signIn();
  const { results } = (await (await page.request.get('/api/themes')).json()) as { results: Theme[] };
  const { themeId, tokens } = results.find(({ tokens: { dark, colorScheme } }) => {
    return dark === null && colorScheme === 'dark';
  })!;
  const worn = await context.request.patch('/api/accounts/me', {
    data: { themeId },
    headers: { Origin: origin },
  });
  expect(worn.ok()).toBe(true);
  await addLink(context.request, origin, 'text', [{ title: '花の店', url: 'https://example.com/flowers' }]);
  const address = `/${language}/profile/${creator.displayId}`;
  const theme = { backgroundColor: rgb(tokens.surface), color: rgb(tokens.text), colorScheme: 'dark' };

  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address);
  // What shows around the page, for example when it is pulled past its end.
  expect(await colorsOf(page.locator('html'))).toMatchObject({
    backgroundColor: rgb(tokens.background),
    colorScheme: 'dark',
  });

  await test.step('sharing', async () => {
    await page.getByRole('button', { name: profile.share.open }).click();
    const sheet = page.getByRole('dialog', { name: profile.share.title });
    await expect(sheet).toBeVisible();
    expect(await colorsOf(sheet)).toEqual(theme);
    await page.keyboard.press('Escape');
  });

  await test.step('reporting, with errors', async () => {
    await page.getByRole('link', { name: profile.report }).click();
    const dialog = page.getByRole('dialog', { name: report.title });
    await dialog.getByRole('textbox', { name: report.email }).fill('hana');
    await dialog.getByRole('button', { name: report.send, exact: true }).click();
    await expect(dialog.getByText(errors.report.reason.required)).toBeVisible();
    await expect(dialog.getByText(errors.report.email.invalidFormat)).toBeVisible();
    expect(await colorsOf(dialog)).toEqual(theme);
    const arrow = dialog.locator('.MuiNativeSelect-icon, .MuiSelect-icon').first();
    await expect(arrow).toHaveCSS('color', rgb(tokens.textSecondary));
    await expectAccessible(page);
  });

  await test.step('adding a link', async () => {
    await own.emulateMedia({ colorScheme: 'light' });
    await own.goto(address);
    await own
      .getByRole('region', { name: profile.headlines.LINK })
      .getByRole('button', { name: profile.owner.add })
      .click();
    const dialog = own.getByRole('dialog', { name: WORDS[language].linkEditor.form.createTitle });
    await dialog.getByRole('button', { name: WORDS[language].linkEditor.form.create, exact: true }).click();
    await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
    expect(await colorsOf(dialog)).toEqual(theme);
    await expectAccessible(own);
  });
});
