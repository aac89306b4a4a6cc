import { type Locator, type Page } from '@playwright/test';

/** What is told of something that was done, on the screen. A dialog that stands open tells it as well: to be heard. */
export const message = (page: Page, words: string): Locator => page.getByText(words, { exact: true }).first();
