import { type BrowserContext, type Page, type Route } from '@playwright/test';
import { signedInContext } from './support/creators';
import { expect, test } from './support/test';
import { WORDS } from './support/words';

const ROUNDS = 5;

const FORMATS = [4, 6, 9, 10, 16];

/** Holds what is sent to an address until so many have been sent, so that they arrive at once. */
async function releaseTogether(context: BrowserContext, address: string, count: number): Promise<void> {
  let held: Route[] = [];
  await context.route(address, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    held.push(route);
    if (held.length < count) return;
    const all = held;
    held = [];
    await Promise.all(all.map((each) => each.continue()));
  });
}

test('a page that is edited in two tabs at once loses nothing of either', async ({
  browser,
  baseURL,
  watched,
}) => {
  const origin = baseURL ?? '';
  const { context, creator } = await signedInContext(browser, origin);
  watched(context);
  const { edit } = WORDS.ja.studio;
  const openEditor = async () => {
    const page = await context.newPage();
    await page.goto(`/ja/profile/${creator.displayId}/edit`);
    await page.getByLabel(edit.introduction, { exact: true }).waitFor();
    return page;
  };
  const [first, second] = [await openEditor(), await openEditor()];
  const introduction = (page: Page) => page.getByLabel(edit.introduction, { exact: true });
  const displayName = (page: Page) => page.getByLabel(edit.displayName, { exact: true });
  await releaseTogether(context, '**/api/accounts/me', 2);
  const stored = async (): Promise<unknown> => (await context.request.get('/api/accounts/me')).json();

  for (let round = 1; round <= ROUNDS; round += 1) {
    const look = { themeId: round + 1, formatType: FORMATS[round % FORMATS.length] };
    await introduction(first).fill(`ことば ${String(round)}`);
    await displayName(second).fill(`名前 ${String(round)}`);
    const saved = [first, second].map((page) =>
      page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok()),
    );
    await introduction(first).blur();
    await displayName(second).blur();
    // The second tab's choices of how the page looks, on their way beside what both of them wrote.
    const chosen = context.request.patch('/api/accounts/me', { data: look, headers: { Origin: origin } });
    await Promise.all(saved);
    expect((await chosen).ok()).toBe(true);
    expect(await stored()).toMatchObject({
      introduction: `ことば ${String(round)}`,
      displayName: `名前 ${String(round)}`,
      themeId: look.themeId,
      contentsFormat: look.formatType,
    });
  }

  await test.step('each tab shows what the other wrote, once it is opened anew', async () => {
    await first.reload();
    await expect(displayName(first)).toHaveValue(`名前 ${String(ROUNDS)}`);
    await second.reload();
    await expect(introduction(second)).toHaveValue(`ことば ${String(ROUNDS)}`);
  });
  await context.close();
});
