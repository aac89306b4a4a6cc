import { type Page } from '@playwright/test';
import { codeStep } from './support/code-step';
import { newCreator } from './support/creators';
import { DEMO, demoContext } from './support/demo';
import { watchLayoutShift } from './support/layout-shift';
import { mailedCode } from './support/mailbox';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

/** The limits for the layout shift of a page load (https://web.dev/articles/cls): none on public pages. */
const MAX_SHIFT = { public: 0, application: 0.02 };

/** The time in which parts that load late appear. */
const SETTLED_MS = 1000;

type Screen = [kind: keyof typeof MAX_SHIFT, address: string, status?: number];

const profile = `/profile/${DEMO.displayId}`;

/** The screens of creators. */
const OWN_SCREENS: Screen[] = [
  ['public', profile],
  ['public', `${profile}?links=all`],
  ['public', `${profile}?contents=all`],
  ['public', `${profile}?items=all`],
  ['public', `${profile}/contents/1`],
  ['public', '/faq'],
  ['public', '/terms'],
  ['application', `${profile}/edit`],
  ['application', `${profile}/begin/theme`],
  ['application', `${profile}/begin/accounts`],
  ['application', `${profile}/begin/link`],
  // Again, with the hints after the first steps.
  ['application', `${profile}/edit`],
  ['application', `${profile}/contents/1/edit`],
  ['application', '/profile/edit/theme'],
  ['application', '/profile/edit/links-order'],
  ['application', '/profile/edit/contents-order'],
  // Back from a service, with a code that it does not know.
  ['application', '/profile/linkage/youtube?code=unknown&state=unknown'],
  ['application', '/settings/account'],
  ['application', '/settings/delete-account'],
  ['application', '/unsubscribe'],
  ['application', '/insights'],
  ['application', '/news'],
  ['application', '/news/welcome'],
  ['application', '/favorite/contents'],
  ['application', '/favorite/items'],
  ['application', '/contact'],
];

/** The screens of visitors. */
const VISITED_SCREENS: Screen[] = [
  ['public', '/'],
  ['public', profile],
  ['public', `${profile}/contents/1`],
  ['public', '/help'],
  ['public', '/privacy'],
  ['public', '/external-transmission'],
  ['public', '/takedown'],
  ['public', '/maintenance'],
  ['public', '/profile/nobody.at.all', 404],
  ['public', '/login'],
  ['public', '/signup'],
  ['public', '/signup/form'],
  ['public', '/reset-password'],
  ['public', '/contact'],
  ['public', '/restore'],
  ['public', '/undo-email'],
  ['public', '/allow-codes'],
  ['application', '/login/line?code=unknown&state=unknown'],
  ['application', '/favorite/contents'],
  ['application', '/favorite/items'],
];

/** Expects that nothing moves on the open screen until it has settled. */
async function expectSettled(
  page: Page,
  readShifts: () => Promise<string[]>,
  kind: keyof typeof MAX_SHIFT,
  address: string,
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED_MS);
  const shifts = await readShifts();
  const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
  expect.soft(sum, `${address}: ${shifts.join(' | ')}`).toBeLessThanOrEqual(MAX_SHIFT[kind]);
}

/** Opens each screen, and expects that nothing moves until it has settled. */
async function expectStill(page: Page, language: Language, screens: readonly Screen[]): Promise<void> {
  const readShifts = await watchLayoutShift(page);
  for (const [kind, address, status = 200] of screens) {
    const response = await page.goto(`/${language}${address}`);
    expect(response?.status(), address).toBe(status);
    await expectSettled(page, readShifts, kind, address);
  }
}

for (const [language, width, height] of [
  ['ja', 390, 844],
  ['ja', 1280, 800],
  ['en', 390, 844],
] as const) {
  // Creators see most of what visitors see, and one width and language show most shifts.
  const tag = language === 'ja' && width === 390 ? [] : '@slow';

  test(
    `no screen of a creator moves while it loads, ${width} pixels wide, in ${language}`,
    { tag },
    async ({ browser, baseURL, watch, watched }) => {
      watch.mayFail.push(/\/api\/oauth\//);
      const context = await demoContext(browser, baseURL ?? '');
      watched(context);
      const page = await context.newPage();
      await page.setViewportSize({ width, height });
      await expectStill(page, language, OWN_SCREENS);
      await context.close();
    },
  );

  test(
    `no screen of a visitor moves while it loads, ${width} pixels wide, in ${language}`,
    { tag: '@slow' },
    async ({ page, watch }) => {
      watch.mayFail.push(/nobody\.at\.all/, /\/api\/oauth\//);
      await page.setViewportSize({ width, height });
      await expectStill(page, language, VISITED_SCREENS);
    },
  );
}

test('no screen within a flow moves while it loads', { tag: '@slow' }, async ({ page, watch }) => {
  const language = 'ja';
  const { contact, credentials, emailChange, settings, signUp, withdrawal } = WORDS[language];
  const creator = newCreator();
  const newEmail = newCreator().email;
  const newPassword = 'Kaze-to-tsuki-77';
  watch.mayFail.push(/\/api\/(?:accounts\/me|news\/unreads)/);
  await page.setViewportSize({ width: 390, height: 844 });
  const readShifts = await watchLayoutShift(page);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  /** Waits for a screen of a flow, and loads it. */
  const expectStillAt = async (address: string) => {
    await expect(page).toHaveURL(new RegExp(`/${language}${address}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(new RegExp(`/${language}${address}$`));
    await expectSettled(page, readShifts, 'application', address);
  };
  const openAccess = async (name: string) => {
    await page.goto(`/${language}/settings/account`);
    await press(settings.access.changeNamed.replace('{{name}}', name));
  };
  const enterCode = async (submit: string, email: string, number?: number) =>
    codeStep(page, { language, submit }).enter(await mailedCode(email, number));
  const fillPassword = async (password: string) => {
    await field(credentials.password.label).fill(password);
    await field(credentials.password.confirm).fill(password);
  };

  await test.step('the sign-up', async () => {
    await page.goto(`/${language}/signup/form`);
    await field(signUp.form.email).fill(creator.email);
    await field(signUp.form.password).fill(creator.password);
    await field(signUp.form.passwordConfirm).fill(creator.password);
    await field(signUp.form.displayId).fill(creator.displayId);
    await field(signUp.form.displayName).fill(creator.displayName);
    await page.getByRole('checkbox', { name: signUp.form.agree }).check();
    await press(signUp.form.submit);
    await expectStillAt('/signup/check-code');
    await enterCode(signUp.code.submit, creator.email);
    await expectStillAt('/signup/complete');
  });

  await test.step('another address', async () => {
    await openAccess(settings.access.email);
    await expectStillAt('/settings/email');
    await field(emailChange.form.label).fill(newEmail);
    await press(credentials.code.send);
    await expectStillAt('/settings/email/check-code');
    await enterCode(emailChange.code.submit, newEmail);
    await expectStillAt('/settings/email/complete');
  });

  await test.step('another password', async () => {
    await openAccess(settings.access.password);
    await expectStillAt('/settings/change-password');
    await fillPassword(newPassword);
    await press(credentials.code.send);
    await expectStillAt('/settings/change-password/check-code');
  });

  await test.step('a message to the operator', async () => {
    await page.goto(`/${language}/contact`);
    const next = page.getByRole('button', { name: contact.form.next });
    await expect(next).toBeEnabled();
    await page.getByRole('combobox', { name: contact.form.type }).selectOption('OPERATION');
    await page.getByRole('textbox', { name: contact.form.name }).fill(creator.displayName);
    await page.getByRole('textbox', { name: contact.form.email }).fill(newEmail);
    await page.getByRole('textbox', { name: contact.form.content }).fill('こんにちは。');
    await page.getByRole('checkbox', { name: contact.form.agree }).check();
    await next.click();
    await expectStillAt('/contact/confirm');
    await press(contact.confirm.send);
    await expectStillAt('/contact/complete');
  });

  await test.step('the end of the account', async () => {
    await page.goto(`/${language}/settings/delete-account`);
    await page.getByRole('radio').first().check();
    await page.getByRole('checkbox', { name: withdrawal.form.agree }).check();
    await press(withdrawal.form.submit);
    await expectStillAt('/settings/delete-account/complete');
  });

  await test.step('a forgotten password', async () => {
    await page.goto(`/${language}/reset-password`);
    await field(credentials.email).fill(newEmail);
    await press(credentials.code.send);
    await expectStillAt('/reset-password/check-code');
  });
});
