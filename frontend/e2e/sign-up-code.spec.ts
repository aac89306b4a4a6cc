import { expectAccessible } from './support/accessibility';
import { codeStep } from './support/code-step';
import { newCreator } from './support/creators';
import { mailedCode } from './support/mailbox';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const language: Language = 'ja';

const { login, messages, signUp } = WORDS[language];

test(`a sign-up continues after five wrong codes and a void one, in ${language}`, async ({
  page,
  context,
  watch,
}) => {
  const creator = newCreator();
  // Logging in before the sign-up is complete leads to the code step and sends a new code.
  await context.request.post('/api/accounts', { data: creator });
  watch.mayFail.push(/auth\/login$/, /check-code$/);
  await page.clock.install();
  const step = codeStep(page, { language, submit: signUp.code.submit });
  await page.goto(`/${language}/login`);
  await page.getByLabel(login.email, { exact: true }).fill(creator.email);
  await page.getByLabel(login.password, { exact: true }).fill(creator.password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/signup\/check-code$/);
  await expect(page.getByText(creator.email)).toBeVisible();
  await expect(step.boxes.first()).toBeFocused();

  const first = await mailedCode(creator.email, 2);
  await test.step('five wrong codes void the correct one, also in a second tab', async () => {
    await step.burn(first);
    await expectAccessible(page);
    const tab = await context.newPage();
    await tab.goto(`/${language}/signup/check-code`);
    await expect(tab).toHaveURL(/\/signup\/form$/);
    await expect(tab.getByText(messages.ILLEGAL_TRANSITION)).toBeVisible();
    await tab.close();
  });

  await test.step('a new code voids the previous one, as does its expiry', async () => {
    await step.sendAgain();
    const second = await mailedCode(creator.email, 3);
    if (first !== second) {
      await step.enter(first);
      await expect(page.getByText(messages.UNAUTHORIZED)).toBeVisible();
    }
    // The code sends itself; submitting it again has no effect.
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/check-code')) sent.push(request.url());
    });
    await step.enter(second);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: signUp.complete.heading })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  await test.step('going back does not return to the steps', async () => {
    await page.goBack();
    await expect(page).not.toHaveURL(/check-code$/);
  });
});
