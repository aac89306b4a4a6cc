import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page in these journeys has. */
const MAX_STOPS = 150;

/** The tab stops of a date and time field: its parts and its calendar button. */
const DATE_TIME_STOPS = 7;

/** How often Tab goes around a dialog. Parts that load late can move the focus, so once may not suffice. */
const MAX_ROUNDS = 3;

/** Moves the focus to a control by Tab alone. */
export async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MAX_STOPS && !(await isThere()); presses += 1)
    await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

/**
 * Goes through a dialog by Tab in both directions: every control in it receives the focus, and nothing behind it does.
 * Between the last control and the first one, the focus may be in the browser's own controls.
 */
export async function walkThrough(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  const holdsFocus = () => dialog.evaluate((shown) => shown.contains(document.activeElement));
  await expect.poll(holdsFocus, { message: 'the dialog receives the focus' }).toBe(true);
  const names = await dialog.evaluate((shown) => {
    const controls = shown.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, iframe, [tabindex]',
    );
    return [...controls]
      .filter((control) => {
        const isChosen =
          !(control instanceof HTMLInputElement && control.type === 'radio') || control.checked;
        const isShown = control.checkVisibility({ visibilityProperty: true });
        return isShown && isChosen && control.tabIndex >= 0 && !control.matches(':disabled');
      })
      .map((control, index) => {
        control.dataset.stop = String(index);
        return control.ariaLabel ?? (control.textContent.trim() || control.outerHTML.slice(0, 80));
      });
  });
  expect(names).not.toEqual([]);
  const times = await dialog.locator('input[type="datetime-local"]').count();
  const turn = names.length + times * (DATE_TIME_STOPS - 1) + 2;
  for (const key of ['Tab', 'Shift+Tab']) {
    const reached = new Set<number>();
    const isDone = (presses: number) =>
      presses >= turn && (reached.size === names.length || presses >= MAX_ROUNDS * turn);
    for (let presses = 0; !isDone(presses); presses += 1) {
      await page.keyboard.press(key);
      const stop = await dialog.evaluate((shown) => {
        const { activeElement } = document;
        if (activeElement === document.body) return 'outside the page';
        if (!shown.contains(activeElement)) return `behind: ${activeElement?.outerHTML.slice(0, 120) ?? ''}`;
        return activeElement instanceof HTMLElement ? activeElement.dataset.stop : undefined;
      });
      expect(stop ?? '', `${key} stays in the dialog`).not.toMatch(/^behind/);
      if (stop !== undefined && stop !== 'outside the page') reached.add(Number(stop));
    }
    expect(
      names.filter((_name, index) => !reached.has(index)),
      `${key} reaches everything among ${names.join(', ')}`,
    ).toEqual([]);
  }
}

/** Opens a dialog from a control, goes through it, and leaves it with Escape, which brings the focus back. */
export async function visitDialog(page: Page, opener: Locator, dialog: Locator): Promise<void> {
  await reach(page, opener);
  await page.keyboard.press('Enter');
  await walkThrough(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}
