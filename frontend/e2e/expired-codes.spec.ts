import { type Page } from '@playwright/test';
import { type Product, startProduct } from '../../scripts/launcher/product.mjs';
import { codeStep } from './support/code-step';
import { dropSession, newCreator } from './support/creators';
import { mailedCode } from './support/mailbox';
import { expect, test as base } from './support/test';
import { LANGUAGES, type Language, WORDS } from './support/words';

/** The lifetime of codes: short enough to wait for in each flow, long enough to enter a new code. */
const CODE_TTL_S = 3;

/** A separate instance of the product, whose codes expire within seconds. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct({ CODE_TTL_S: String(CODE_TTL_S) });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.publicUrl);
  },
});

interface Walk {
  page: Page;
  language: Language;
  mailbox: string;
}

/** The code step of a flow: enters the first code too late, and another one in time. */
function lateStep({ page, language, mailbox }: Walk) {
  const { errors, messages } = WORDS[language];
  const mailed = new Map<string, number>();

  const nextCode = (address: string) => {
    const count = (mailed.get(address) ?? 0) + 1;
    mailed.set(address, count);
    return mailedCode(address, count, mailbox);
  };

  return async (address: string, submit: string) => {
    const step = codeStep(page, { language, submit });
    await expect(page).toHaveURL(/\/check-code$/);
    const hasAnswered = () => page.waitForResponse(/\/api\/.*check-code$/);

    const late = await nextCode(address);
    // The lifetime starts before the mail is sent, so the code has expired this long after its arrival.
    const arrived = Date.now();
    await expect.poll(() => Date.now() - arrived).toBeGreaterThan(CODE_TTL_S * 1000);
    const refused = hasAnswered();
    await step.enter(late);
    expect((await refused).status()).toBe(400);
    await expect(page.getByText(messages.UNAUTHORIZED)).toBeVisible();
    await expect(page.getByText(errors.signUp.code.invalidCode)).toBeVisible();
    await expect(page).toHaveURL(/\/check-code$/);

    // On a busy machine the mail may take longer than the lifetime of its code. Then requests another one.
    for (let status = 400; status === 400;) {
      await step.sendAgain();
      const code = await nextCode(address);
      const answered = hasAnswered();
      await step.enter(code);
      status = (await answered).status();
    }
  };
}

/** Goes through every flow with a code, one after the other, as one creator. */
async function walkFlows({ page, language, mailbox }: Walk): Promise<void> {
  const { credentials, emailChange, passwordChange, passwordReset, settings, signUp } = WORDS[language];
  const creator = newCreator();
  const { email: newEmail } = newCreator();
  const enterLate = lateStep({ page, language, mailbox });
  const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const fill = (label: string, words: string) => page.getByLabel(label, { exact: true }).fill(words);
  const change = (what: string) => click(settings.access.changeNamed.replace('{{name}}', what));
  const isThere = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible();

  await test.step(`a sign-up in ${language}`, async () => {
    await page.goto(`/${language}/signup/form`);
    await fill(signUp.form.email, creator.email);
    await fill(signUp.form.password, creator.password);
    await fill(signUp.form.passwordConfirm, creator.password);
    await fill(signUp.form.displayId, creator.displayId);
    await fill(signUp.form.displayName, creator.displayName);
    await page.getByRole('checkbox', { name: signUp.form.agree }).check();
    await click(signUp.form.submit);
    await enterLate(creator.email, signUp.code.submit);
    await isThere(signUp.complete.heading);
  });

  await test.step(`another e-mail address in ${language}`, async () => {
    await page.goto(`/${language}/settings/account`);
    await change(settings.access.email);
    await fill(emailChange.form.label, newEmail);
    await click(credentials.code.send);
    await enterLate(newEmail, emailChange.code.submit);
    await isThere(emailChange.complete.heading);
    await page.getByRole('link', { name: emailChange.complete.next }).click();
  });

  await test.step(`another password in ${language}`, async () => {
    await change(settings.access.password);
    await fill(credentials.password.label, 'Kaze-to-tsuki-77');
    await fill(credentials.password.confirm, 'Kaze-to-tsuki-77');
    await click(credentials.code.send);
    await enterLate(newEmail, passwordChange.code.submit);
    await isThere(passwordChange.complete.heading);
  });

  await test.step(`a forgotten password in ${language}`, async () => {
    await dropSession(page);
    await page.goto(`/${language}/reset-password`);
    await fill(credentials.email, newEmail);
    await click(credentials.code.send);
    await enterLate(newEmail, passwordReset.code.submit);
    await expect(page).toHaveURL(/\/reset-password\/setting$/);
  });
}

// Runs all languages in parallel, since most of the time is spent waiting for codes to expire.
test(
  `an expired code is refused in every flow, and another one is accepted, in ${LANGUAGES.join(' and ')}`,
  { tag: '@slow' },
  async ({ browser, baseURL, product, watch, watched }) => {
    watch.mayFail.push(/check-code$/);
    const walks = LANGUAGES.map(async (language) => {
      const context = await browser.newContext({ baseURL });
      watched(context);
      const page = await context.newPage();
      await page.clock.install();
      await walkFlows({ page, language, mailbox: product.mailboxUrl });
      await context.close();
    });
    await Promise.all(walks);
  },
);
