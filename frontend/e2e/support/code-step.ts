import { type Page } from '@playwright/test';
import { expect } from './test';
import { type LANGUAGES, WORDS } from './words';

interface CodeStepOptions {
  language: (typeof LANGUAGES)[number];
  /** The label of the submit button. */
  submit: string;
}

/** The code step of a flow, as used on the screen. */
export function codeStep(page: Page, { language, submit }: CodeStepOptions) {
  const { credentials, errors, messages } = WORDS[language];
  const boxes = page.getByRole('group', { name: credentials.code.group }).getByRole('textbox');
  const button = page.getByRole('button', { name: submit });

  /** Enters a code, which sends itself. Waits for the previous response first, as digits are ignored until then. */
  const enter = async (code: string) => {
    await expect(button).toHaveAttribute('aria-disabled', 'false');
    await expect(boxes.last()).toHaveValue('');
    for (const [index, digit] of Array.from(code).entries()) await boxes.nth(index).fill(digit);
  };

  return {
    boxes,
    enter,
    /** Submits the form. A code beside other fields does not send itself. */
    submit: () => button.click(),
    /** Voids the correct code with five wrong ones. */
    burn: async (code: string) => {
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      for (let tries = 0; tries < 5; tries += 1) {
        const answered = page.waitForResponse(/\/api\/.*\/check-code$/);
        await enter(wrong);
        expect((await answered).status()).toBe(400);
        await expect(page.getByText(messages.UNAUTHORIZED)).toBeVisible();
      }
      await expect(page.getByText(errors.signUp.code.invalidCode)).toBeVisible();
      await enter(code);
      await expect(page.getByText(credentials.code.burnt)).toBeVisible();
    },
    /** Requests another code after advancing the page's clock by the minute between two mails. */
    sendAgain: async () => {
      await page.clock.fastForward(61_000);
      await page.getByRole('button', { name: credentials.resendCode.send }).click();
      await expect(page.getByText(credentials.resendCode.sent)).toBeVisible();
      await expect(boxes.first()).toHaveValue('');
      await expect(boxes.first()).toBeFocused();
    },
  };
}
