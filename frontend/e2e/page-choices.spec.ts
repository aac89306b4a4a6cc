import { type Locator } from '@playwright/test';
import { type ThemeList } from '../src/api/generated/model/themeList';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { message } from './support/messages';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 860 };

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => String(Number.parseInt(hex.slice(at, at + 2), 16))).join(', ')})`;

/** Expects the text color of the page in a preview. */
async function expectInkIn(preview: Locator, displayName: string, hex: string): Promise<void> {
  await expect(preview.getByText(displayName, { exact: true })).toHaveCSS('color', rgb(hex));
}

const language: Language = 'en';

const { common, forms, messages, pageChoices: words, studio } = WORDS[language];

test(
  `a creator previews a theme and applies it, in ${language}`,
  { tag: '@slow' },
  async ({ watch, signIn }) => {
    const { context, creator, page } = await signIn();
    await page.setViewportSize(DESKTOP);
    const answer = await context.request.get('/api/themes', { headers: { 'Accept-Language': language } });
    const { results: themes } = (await answer.json()) as ThemeList;
    const [current, , third] = themes;
    const dark = themes.find(({ tokens }) => tokens.colorScheme === 'dark');
    if (current === undefined || third === undefined || dark === undefined) throw new Error('Too few themes');

    const choice = page.getByRole('radiogroup', { name: words.theme.title });
    const theme = (name: string) => choice.getByRole('radio', { name: new RegExp(`^${name}`) });
    const preview = page.getByRole('group', { name: studio.preview.label });
    const apply = page.getByRole('button', { name: words.theme.apply });
    const question = page.getByRole('alertdialog', { name: forms.leave.title });

    await test.step('the error page offers a retry if the themes fail to load', async () => {
      watch.mayFail.push(/\/api\/themes$/);
      await page.route('**/api/themes', (route) => route.fulfill({ status: 403 }), { times: 1 });
      await page.goto(`/${language}/profile/${creator.displayId}/edit`);
      await page.getByRole('link', { name: words.theme.change }).click();
      await expect(page).toHaveURL(/\/profile\/edit\/theme$/);
      await expect(page.getByText(common.failure.status.replace('{{status}}', '403'))).toBeVisible();
      await page.getByRole('button', { name: common.actions.retry }).click();
    });

    await test.step('all themes are listed by category, with the current one selected', async () => {
      await expect(choice.getByRole('radio')).toHaveCount(themes.length);
      expect(await choice.getByRole('group').count()).toBeGreaterThanOrEqual(4);
      await expect(theme(current.displayName)).toBeChecked();
      await expect(apply).toBeDisabled();
    });

    await test.step('the arrow keys select themes across categories, and the preview follows', async () => {
      await theme(current.displayName).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(theme(third.displayName)).toBeChecked();
      await expect(theme(third.displayName)).toBeFocused();
      await expectInkIn(preview, creator.displayName, third.tokens.text);
    });

    await test.step('it is applied once, and stays selected on failure', async () => {
      watch.mayFail.push(/\/api\/accounts\/me$/);
      const refusals: (() => void)[] = [];
      await page.route('**/api/accounts/me', async (route) => {
        if (route.request().method() === 'PATCH') refusals.push(() => void route.fulfill({ status: 500 }));
        else await route.fallback();
      });
      await apply.press('Enter');
      const applying = page.getByRole('button', { name: words.theme.applying });
      await expect(applying).toHaveAttribute('aria-disabled', 'true');
      await applying.press('Enter');
      await theme(dark.displayName).press('Space');
      await expect(theme(third.displayName)).toBeChecked();
      await expectInkIn(preview, creator.displayName, third.tokens.text);
      expect(refusals).toHaveLength(1);
      refusals[0]?.();
      await expect(page.getByText(messages.FAILED_TO_APPLY_THEME)).toBeVisible();
      await expect(apply).toHaveAttribute('aria-disabled', 'false');
      await expect(theme(third.displayName)).toBeChecked();
      await page.unroute('**/api/accounts/me');
    });

    await test.step('leaving without applying prompts', async () => {
      await page.getByRole('link', { name: studio.navigation.backToPage }).click();
      await expect(question).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(theme(third.displayName)).toBeChecked();
    });

    await test.step('on phones the preview fills the screen, and the theme is applied by keyboard', async () => {
      await page.setViewportSize(PHONE);
      await expect(preview).toBeHidden();
      await theme(dark.displayName).press('Space');
      await expect(theme(dark.displayName)).toBeChecked();
      await page.getByRole('button', { name: words.theme.preview }).press('Enter');
      const dialog = page.getByRole('dialog', { name: dark.displayName });
      await expect(dialog).toBeVisible();
      await expectInkIn(
        dialog.getByRole('group', { name: studio.preview.label }),
        creator.displayName,
        dark.tokens.text,
      );
      await expectAccessible(page);
      const applied = dialog.getByRole('button', { name: words.theme.apply });
      while (!(await applied.evaluate((button) => button === document.activeElement))) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await expect(message(page, messages.APPLY_THEME.replace('{{theme}}', dark.displayName))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${language}/profile/${creator.displayId}/edit$`));
      await expect(page.getByRole('region', { name: words.theme.title })).toContainText(dark.displayName);
    });
  },
);

test(`a creator chooses categories and a layout, in ${language}`, { tag: '@slow' }, async ({ signIn }) => {
  const { creator, page } = await signIn();
  await page.setViewportSize(DESKTOP);
  await page.goto(`/${language}/profile/${creator.displayId}/edit`);
  const categories = page.getByRole('region', { name: words.categories.title, exact: true });
  const layout = page.getByRole('region', { name: words.format.title, exact: true });
  const saved = message(page, messages.SAVE_SUCCESS);

  await test.step('one to five categories are chosen by keyboard', async () => {
    await categories.getByRole('button', { name: words.categories.choose }).press('Enter');
    const dialog = page.getByRole('dialog', { name: words.categories.dialog });
    const boxes = dialog.getByRole('checkbox');
    await expect(boxes.first()).toBeAttached();
    await dialog.getByRole('button', { name: words.categories.save, exact: true }).press('Enter');
    await expect(dialog.getByText(WORDS[language].errors.profile.categories.required)).toBeVisible();
    await boxes.first().focus();
    await page.keyboard.press('Space');
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
    }
    await expect(dialog.getByText(WORDS[language].errors.profile.categories.invalidLength)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    const chips = dialog.getByRole('group', { name: words.categories.chosen }).getByRole('button');
    await expect(chips).toHaveCount(6);
    await chips.last().press('Enter');
    await expect(chips).toHaveCount(5);
    await expect(chips.last()).toBeFocused();
    await dialog.getByRole('button', { name: words.categories.save, exact: true }).press('Enter');
    await expect(saved).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(categories.getByRole('listitem')).toHaveCount(5);
  });

  await test.step('a layout is chosen and saved at once', async () => {
    await page.setViewportSize(PHONE);
    await layout.getByRole('button', { name: words.format.change }).press('Enter');
    const dialog = page.getByRole('dialog', { name: words.format.dialog });
    await expect(dialog.getByRole('button', { pressed: true })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(saved).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(layout).toContainText(words.format.names.of9);
  });

  await test.step('both are kept after a reload', async () => {
    await page.reload();
    await expect(categories.getByRole('listitem')).toHaveCount(5);
    await expect(layout).toContainText(words.format.names.of9);
  });
});
