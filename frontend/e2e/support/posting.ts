import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './accessibility';
import { type Creator, signedInContext } from './creators';
import { type Language, WORDS } from './words';

/** Fills in the placeholders of a text. */
export const named = (words: string, names: Record<string, string>) =>
  words.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => names[name] ?? whole);

/** The steps of adding a post on the screen. */
export function postingOn(page: Page, language: Language) {
  const words = WORDS[language].posting;
  const dialog = (title: string) => page.getByRole('dialog', { name: title, exact: true });
  return {
    words,
    dialog,
    press: (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click(),
    service: (name: string) =>
      dialog(words.provider.title).getByRole('button', { name: new RegExp(`^${name}`) }),
    write: (label: string, text: string) =>
      page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text),
    /** Expects a step, accessible. */
    expectStep: async (title: string) => {
      await expect(dialog(title)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
    },
  };
}

/** Consents at a sandbox provider. */
export async function chooseAccount(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^${name}:`) }).click();
}

/** Links an account from the edit page, for providers without a dialog. */
export async function linkAccount(
  page: Page,
  language: Language,
  service: string,
  name: string,
): Promise<void> {
  const words = WORDS[language].linkages;
  await page.getByRole('button', { name: named(words.connect.link, { service }), exact: true }).click();
  await chooseAccount(page, name);
}

/** A new creator with the edit page open, on a phone by default. */
export async function onEditPage(
  browser: Browser,
  origin: string,
  language: Language,
  watched: (context: BrowserContext) => void,
): Promise<{ context: BrowserContext; creator: Creator; page: Page }> {
  const { context, creator } = await signedInContext(browser, origin);
  watched(context);
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${language}/profile/${creator.displayId}/edit`);
  return { context, creator, page };
}
