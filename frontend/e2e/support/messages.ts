import { type Locator, type Page } from '@playwright/test';

/** The visible message about an action. An open dialog repeats it for screen readers. */
export const message = (page: Page, words: string): Locator => page.getByText(words, { exact: true }).first();
