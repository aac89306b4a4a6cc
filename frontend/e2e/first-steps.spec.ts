import { type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { type Creator, newCreator } from './support/creators';
import { hydrated } from './support/hydration';
import { consentAs, newLinePerson } from './support/line';
import { mailedCode } from './support/mailbox';
import { linkAccount } from './support/posting';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

/** The first steps of a creator, as used on the screen. */
function firstSteps(page: Page, language: Language, displayId: string) {
  const { begin, profile } = WORDS[language];
  const line = page.getByRole('navigation', { name: begin.progress.label });
  const sheet = page.getByRole('dialog', { name: profile.share.title });
  return {
    /** Expects a step to be open, and a number of steps to be done. */
    isAt: async (step: 'theme' | 'accounts' | 'link', done: number) => {
      await expect(page.getByRole('heading', { level: 1, name: begin[step].heading })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/profile/${displayId}/begin/${step}$`));
      await expect(line.locator('[aria-current="step"]')).toContainText(begin.progress.names[step]);
      await expect(line.getByText(begin.progress.done)).toHaveCount(done);
    },
    goOn: (way: keyof typeof begin.foot) =>
      page.getByRole('link', { name: begin.foot[way], exact: true }).click(),
    /** Expects the public page with its share dialog, which opens only once. */
    isShared: async () => {
      await expect(sheet).toBeVisible();
      await expect(sheet.getByRole('img', { name: profile.share.code })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/profile/${displayId}$`));
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByRole('button', { name: profile.share.open })).toBeVisible();
      await expect(sheet).toBeHidden();
    },
  };
}

/** Signs up by e-mail, up to the completion page. */
async function signUp(page: Page, language: Language, creator: Creator): Promise<void> {
  const { form, complete } = WORDS[language].signUp;
  await page.goto(`/${language}/signup/form`);
  await page.getByLabel(form.email, { exact: true }).fill(creator.email);
  await page.getByLabel(form.password, { exact: true }).fill(creator.password);
  await page.getByLabel(form.passwordConfirm, { exact: true }).fill(creator.password);
  await page.getByLabel(form.displayId, { exact: true }).fill(creator.displayId);
  await page.getByLabel(form.displayName, { exact: true }).fill(creator.displayName);
  await page.getByRole('checkbox', { name: form.agree }).check();
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page).toHaveURL(/check-code$/);
  const code = await mailedCode(creator.email);
  await expect(page.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type(code);
  await expect(page.getByRole('heading', { name: complete.heading })).toBeVisible();
}

const language: Language = 'ja';

const { begin, errors, linkages, linkEditor, login, messages, signUp: words, studio } = WORDS[language];

test(`a new creator gets from the sign-up to a shareable page in three steps, in ${language}`, async ({
  page,
  browser,
  baseURL,
  watched,
}) => {
  const creator = newCreator();
  const steps = firstSteps(page, language, creator.displayId);
  await signUp(page, language, creator);
  await page.getByRole('link', { name: words.complete.begin }).click();

  await test.step('a theme, by keyboard, applied at once', async () => {
    await steps.isAt('theme', 0);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    const applied = begin.theme.applied.split('{{theme}}')[1] ?? '';
    await expect(page.getByRole('status').filter({ hasText: applied })).toBeVisible();
    await steps.isAt('theme', 1);
    await page.reload();
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await steps.goOn('next');
  });

  await test.step('accounts: one through its service and one by its URL', async () => {
    await steps.isAt('accounts', 1);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await linkAccount(page, language, 'YouTube', 'つばき');
    const complete = page.getByRole('dialog', { name: linkages.complete.title, exact: true });
    await expect(complete).toBeVisible();
    await expectAccessible(page);
    await complete.getByRole('button', { name: linkages.complete.close, exact: true }).click();
    await steps.isAt('accounts', 2);
    await expect(page.getByRole('list', { name: linkages.list })).toBeVisible();

    const address = page.getByLabel(linkEditor.short.url, { exact: true });
    await page.getByRole('button', { name: linkEditor.short.add, exact: true }).click();
    await expect(page.getByText(errors.shortLink.url.required)).toBeVisible();
    await expectAccessible(page);
    await address.fill('note.com/tsumugi');
    await page.keyboard.press('Enter');
    await expect(page.getByText(messages.POST_LINK)).toBeVisible();
    await expect(page.getByRole('list', { name: linkEditor.short.list })).toContainText('note');
    await expect(address).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await steps.goOn('next');
  });

  await test.step('a link with a title of its own', async () => {
    await steps.isAt('link', 3);
    await page.getByLabel(linkEditor.short.title, { exact: true }).fill('つむぎの店');
    await page.getByLabel(linkEditor.short.url, { exact: true }).fill('https://shop.example.com/');
    await page.getByRole('button', { name: linkEditor.short.add, exact: true }).click();
    await expect(page.getByRole('list', { name: linkEditor.short.list })).toContainText('つむぎの店');
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await steps.goOn('finish');
  });

  await test.step('the public page opens with its share dialog, and visitors see everything', async () => {
    await steps.isShared();
    const visitor = await browser.newContext(baseURL ? { baseURL } : {});
    watched(visitor);
    const visit = await visitor.newPage();
    await visit.goto(`/${language}/profile/${creator.displayId}`);
    await expect(visit.getByRole('link', { name: 'つむぎの店' })).toBeVisible();
    await expect(visit.getByRole('link', { name: 'note', exact: true })).toBeVisible();
    await visitor.close();
  });

  await test.step('the studio has nothing left to do', async () => {
    await page.goto(`/${language}/profile/${creator.displayId}/edit`);
    await expect(page.getByText(studio.guides.address)).toBeVisible();
    await expect(page.getByRole('region', { name: studio.onboarding.welcome })).toBeHidden();
  });
});

test(`a new creator from LINE skips every step, in ${language}`, async ({ page, request, watch }) => {
  const person = await newLinePerson(request);
  const { displayId } = newCreator();
  const steps = firstSteps(page, language, displayId);
  watch.mayFail.push(/providers\/line\/(?:login|user)/, /accounts\/me/);
  const { socialLogin } = WORDS[language];
  await page.goto(`/${language}/signup`);
  await page.getByRole('button', { name: socialLogin.begin.signup.replace('{{provider}}', 'LINE') }).click();
  await consentAs(page, person);
  await page.getByLabel(words.form.displayId, { exact: true }).fill(displayId);
  await page.getByRole('checkbox', { name: words.form.agree }).check();
  await expect(page.getByText(words.form.availability.available)).toBeVisible();
  await page.getByRole('button', { name: words.social.submit }).click();
  await page.getByRole('link', { name: words.complete.begin }).click();

  await steps.isAt('theme', 0);
  await steps.goOn('skip');
  await steps.isAt('accounts', 0);
  await steps.goOn('back');
  await steps.isAt('theme', 0);
  await steps.goOn('skip');
  await steps.isAt('accounts', 0);
  await steps.goOn('skip');
  await steps.isAt('link', 0);
  await expectAccessible(page);
  await steps.goOn('skipToPage');
  await hydrated(page);
  await steps.isShared();

  await test.step('the studio lists the skipped steps, unless the list is folded', async () => {
    await page.goto(`/profile/${displayId}/edit`);
    const welcome = page.getByRole('region', { name: studio.onboarding.welcome });
    await expect(welcome.getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page);
    await page.getByRole('button', { name: studio.onboarding.fold }).click();
    await page.reload();
    await expect(page.getByText(studio.guides.address)).toBeVisible();
    const folded = page.getByRole('region', { name: studio.onboarding.again });
    await expect(folded.getByRole('link', { name: studio.onboarding.begin })).toBeVisible();
    await expect(folded.getByRole('listitem')).toHaveCount(0);
    await expectAccessible(page);
  });
});

test(
  `a new creator leaves after the first step and continues on another device, in ${language}`,
  { tag: '@slow' },
  async ({ page, browser, baseURL, watched }) => {
    const creator = newCreator();
    const steps = firstSteps(page, language, creator.displayId);
    await signUp(page, language, creator);
    await page.getByRole('link', { name: words.complete.begin }).click();
    await steps.isAt('theme', 0);
    await page.getByRole('radio').nth(2).check({ force: true });
    await steps.isAt('theme', 1);
    await page.getByRole('link', { name: begin.later }).click();
    await expect(page.getByRole('region', { name: studio.onboarding.welcome })).toBeVisible();

    const other = await browser.newContext(baseURL ? { baseURL } : {});
    watched(other);
    const later = await other.newPage();
    const laterSteps = firstSteps(later, language, creator.displayId);
    await later.goto(`/${language}/login`);
    await later.getByLabel(login.email, { exact: true }).fill(creator.email);
    await later.getByLabel(login.password, { exact: true }).fill(creator.password);
    await later.getByRole('button', { name: login.submit, exact: true }).click();
    const rest = later.getByRole('region', { name: studio.onboarding.again });
    await expect(rest).toBeVisible();
    // Hints are not shown at the same time.
    await expect(later.getByRole('note')).toBeHidden();
    await expectAccessible(later);
    await expectNoSidewaysScrolling(later);
    await rest.getByRole('link', { name: studio.onboarding.goOn }).click();
    await laterSteps.isAt('accounts', 1);
    await laterSteps.goOn('skip');
    await laterSteps.isAt('link', 1);
    await later.getByLabel(linkEditor.short.title, { exact: true }).fill('つむぎの店');
    await later.getByLabel(linkEditor.short.url, { exact: true }).fill('shop.example.com');
    await later.keyboard.press('Enter');
    // A link with its own title does not count as an account.
    await laterSteps.isAt('link', 2);
    await laterSteps.goOn('back');
    await laterSteps.isAt('accounts', 2);
    await later.getByLabel(linkEditor.short.url, { exact: true }).fill('note.com/tsumugi');
    await later.keyboard.press('Enter');
    await laterSteps.isAt('accounts', 3);
    await laterSteps.goOn('next');
    await laterSteps.isAt('link', 3);
    await laterSteps.goOn('finish');
    await hydrated(later);
    await laterSteps.isShared();
    await other.close();

    // The steps were completed on another device: this one learns of it, and shows hints.
    await page.reload();
    await expect(page.getByText(studio.guides.address)).toBeVisible();
    await expect(page.getByRole('region', { name: studio.onboarding.welcome })).toBeHidden();
  },
);
