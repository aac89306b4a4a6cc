import { type BrowserContext, type Page, type Route } from '@playwright/test';
import { signedInContext } from './support/creators';
import { message } from './support/messages';
import { expect, test } from './support/test';
import { WORDS } from './support/words';

const ROUNDS = 5;

const FORMATS = [4, 6, 9, 10, 16];

/** Holds what is sent to an address until so many have been sent, so that they arrive at once. */
async function releaseTogether(
  context: BrowserContext,
  method: 'PATCH' | 'PUT',
  address: string,
  count: number,
): Promise<void> {
  let held: Route[] = [];
  await context.route(address, async (route) => {
    if (route.request().method() !== method) return route.continue();
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
  await releaseTogether(context, 'PATCH', '**/api/accounts/me', 2);
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

/** A block as it is sent and stored. */
interface Arranged {
  name: 'content' | 'link' | 'item';
  order: number;
  show: boolean;
}

test('blocks that are moved in one tab and hidden in another at once stand as one of them wants it', async ({
  browser,
  baseURL,
  watched,
}) => {
  const { context, creator } = await signedInContext(browser, baseURL ?? '');
  watched(context);
  const { blocks, common, linkEditor, ordering } = WORDS.ja;
  const { messages } = common;
  const list = (page: Page) => page.getByRole('list', { name: blocks.order.title });
  const openEditor = async () => {
    const page = await context.newPage();
    await page.goto(`/ja/profile/${creator.displayId}/edit`);
    await expect(list(page).getByRole('listitem')).toHaveCount(2);
    return page;
  };
  const [first, second] = [await openEditor(), await openEditor()];
  const stored = async (): Promise<Arranged[]> => {
    const answer = await context.request.get('/api/accounts/me');
    const { blockOrders } = (await answer.json()) as { blockOrders: Arranged[] };
    return blockOrders.map(({ name, order, show }) => ({ name, order, show }));
  };
  /** Does something with a block by its menu, and answers what is sent once that has been saved. */
  const doWith = async (page: Page, menu: string, action: string): Promise<Arranged[]> => {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await page.getByRole('button', { name: menu, exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: action, exact: true }).press('Enter');
    const { orders } = (await saved).request().postDataJSON() as { orders: Arranged[] };
    return orders.map(({ name, order, show }) => ({ name, order, show }));
  };
  const { moves } = ordering;
  const { actions } = blocks;
  /** The tab is come back to, and shows what is stored. */
  const comeBack = async (page: Page) => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    const now = await stored();
    const shown = now.flatMap(({ name }) => (name === 'item' ? [] : [blocks.names[name]]));
    await expect(list(page).getByRole('listitem')).toContainText(shown);
    const link = page.getByRole('region', { name: blocks.names.link, exact: true });
    const isShown = now.some(({ name, show }) => name === 'link' && show);
    await expect(link.getByText(blocks.hidden)).toHaveCount(isShown ? 0 : 1);
    return { isFirst: now[0]?.name === 'link', isShown };
  };

  await test.step('at once', async () => {
    await releaseTogether(context, 'PUT', '**/api/blocks/*/orders', 2);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { isFirst } = await comeBack(first);
      const { isShown } = await comeBack(second);
      const sent = await Promise.all([
        doWith(first, linkEditor.menu, isFirst ? moves.down : moves.up),
        doWith(second, linkEditor.menu, isShown ? actions.hide : actions.show),
      ]);
      const now = await stored();
      expect(sent).toContainEqual(now);
      expect(now.map(({ order }) => order)).toEqual([1, 2, 3]);
      expect(now.map(({ name }) => name).sort()).toEqual(['content', 'item', 'link']);
    }
    await context.unroute('**/api/blocks/*/orders');
  });

  await test.step('one after the other, and both are there', async () => {
    const { isFirst, isShown } = await comeBack(first);
    await doWith(first, linkEditor.menu, isFirst ? moves.down : moves.up);
    await comeBack(second);
    await doWith(second, linkEditor.menu, isShown ? actions.hide : actions.show);
    const told = (isShown ? messages.BLOCK_HIDE : messages.BLOCK_SHOW).replace(
      '{{block}}',
      blocks.names.link,
    );
    await expect(message(second, told)).toBeVisible();
    expect(await comeBack(first)).toEqual({ isFirst: !isFirst, isShown: !isShown });
  });
  await context.close();
});
