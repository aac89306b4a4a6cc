import { type Locator, type Page } from '@playwright/test';

/** Operates a page and counts presses and filled fields. */
export class Pointer {
  presses = 0;
  fields = 0;

  constructor(private readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    await target.click();
    this.presses += 1;
  }

  /** Pastes into a field, which counts as that field. */
  async paste(field: Locator, text: string): Promise<void> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field.focus();
    await this.page.keyboard.press('ControlOrMeta+v');
    this.fields += 1;
  }
}
