import { type BrowserContext, type Page, type Route } from '@playwright/test';
import { signedInContext } from './support/creators';
import { expect, test } from './support/test';
import { WORDS } from './support/words';

const ROUNDS = 50;

const FORMATS = [4, 6, 9, 10, 16];

/** Holds requests to an address until a number of them can be sent at once. */
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

test(
  'two tabs that edit the same page lose nothing',
  { tag: '@slow' },
  async ({ browser, baseURL, watched }) => {
    const origin = baseURL ?? '';
    const { context, creator } = await signedInContext(browser, origin);
    watched(context);
    const { edit } = WORDS.ja.studio;
    const openEditor = async () => {
      const page = await context.newPage();
      await page.goto(`/ja/profile/${creator.displayId}/edit`);
      await page.getByRole('textbox', { name: edit.introduction, exact: true }).waitFor();
      return page;
    };
    const [first, second] = [await openEditor(), await openEditor()];
    const introduction = (page: Page) => page.getByRole('textbox', { name: edit.introduction, exact: true });
    const displayName = (page: Page) => page.getByLabel(edit.displayName, { exact: true });
    await releaseTogether(context, '**/api/accounts/me', 2);
    const stored = async (): Promise<unknown> => (await context.request.get('/api/accounts/me')).json();

    for (let round = 1; round <= ROUNDS; round += 1) {
      const look = { themeId: (round % 16) + 1, formatType: FORMATS[round % FORMATS.length] };
      await introduction(first).fill(`ことば ${String(round)}`);
      await displayName(second).fill(`名前 ${String(round)}`);
      const saved = [first, second].map((page) =>
        page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok()),
      );
      await introduction(first).blur();
      await displayName(second).blur();
      // Changes theme and layout while both texts are being saved.
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

    await test.step('each tab shows the other’s changes without a reload', async () => {
      await expect(displayName(first)).toHaveValue(`名前 ${String(ROUNDS)}`);
      await expect(introduction(second)).toHaveValue(`ことば ${String(ROUNDS)}`);
    });
    await context.close();
  },
);

/** A block as it is sent and stored. */
interface Arranged {
  name: 'content' | 'link' | 'item';
  order: number;
  show: boolean;
}

/** The blocks of a page in the windows of its owner. */
function ownBlocks(context: BrowserContext, displayId: string) {
  const { blocks, linkEditor, ordering } = WORDS.ja;
  const list = (page: Page) => page.getByRole('list', { name: blocks.order.title });
  const linkBlock = (page: Page) => page.getByRole('region', { name: blocks.names.link, exact: true });
  return {
    openEditor: async (window = context) => {
      const page = await window.newPage();
      await page.goto(`/ja/profile/${displayId}/edit`);
      await expect(list(page).getByRole('listitem')).toHaveCount(2);
      return page;
    },
    stored: async (): Promise<Arranged[]> => {
      const answer = await context.request.get('/api/accounts/me');
      const { blockOrders } = (await answer.json()) as { blockOrders: Arranged[] };
      return blockOrders.map(({ name, order, show }) => ({ name, order, show }));
    },
    /** Expects a window to show an arrangement. */
    expectShown: async (page: Page, now: readonly Arranged[]) => {
      const shown = now.flatMap(({ name }) => (name === 'item' ? [] : [blocks.names[name]]));
      await expect(list(page).getByRole('listitem')).toContainText(shown);
      const isShown = now.some(({ name, show }) => name === 'link' && show);
      await expect(linkBlock(page).getByText(blocks.hidden)).toHaveCount(isShown ? 0 : 1);
    },
    /** Moves the links past the posts, with their menu. */
    moveLinks: (page: Page, before: readonly Arranged[]) =>
      choose(page, linkEditor.menu, isFirst(before) ? ordering.moves.down : ordering.moves.up),
    /** Hides or shows the links, with their menu. */
    switchLinks: (page: Page, before: readonly Arranged[]) =>
      choose(page, linkEditor.menu, isShown(before) ? blocks.actions.hide : blocks.actions.show),
  };
}

/** Chooses an action of a menu once it is enabled. */
async function choose(page: Page, menu: string, action: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).press('Enter');
  const item = page.getByRole('menuitem', { name: action, exact: true });
  await expect(item).toBeEnabled();
  await item.press('Enter');
}

const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());

const isFirst = (blocks: readonly Arranged[]) => blocks.find(({ name }) => name !== 'item')?.name === 'link';
const isShown = (blocks: readonly Arranged[]) => blocks.some(({ name, show }) => name === 'link' && show);

/** The arrangement after links and posts have swapped places and the links were hidden or shown. */
function movedAndSwitched(blocks: readonly Arranged[]): Arranged[] {
  const swapped = { content: 'link', link: 'content', item: 'item' } as const;
  const shows = new Map(blocks.map(({ name, show }) => [name, name === 'link' ? !show : show]));
  return blocks.map(({ name, order }) => {
    const there = swapped[name];
    return { name: there, order, show: shows.get(there) ?? true };
  });
}

test(
  'blocks moved in one window and hidden in another are both moved and hidden',
  { tag: '@slow' },
  async ({ browser, baseURL, watched }) => {
    const { context, creator } = await signedInContext(browser, baseURL ?? '');
    watched(context);
    const { openEditor, stored, expectShown, moveLinks, switchLinks } = ownBlocks(context, creator.displayId);
    const [first, second] = [await openEditor(), await openEditor()];

    for (let round = 1; round <= ROUNDS; round += 1) {
      const before = await stored();
      // Each window shows the other's change at once, without regaining the focus.
      for (const page of [first, second]) await expectShown(page, before);
      // Holds the request of the first window until the second one has made its change.
      const gate = Promise.withResolvers<undefined>();
      await context.route('**/api/blocks/*/orders', async (route) => {
        await gate.promise;
        await route.continue();
      });
      const both = Promise.all([saved(first), saved(second)]);
      await moveLinks(first, before);
      await switchLinks(second, before);
      gate.resolve(undefined);
      await both;
      expect(await stored()).toEqual(movedAndSwitched(before));
      await context.unroute('**/api/blocks/*/orders');
    }
    await context.close();
  },
);

test(
  'blocks moved on one device and hidden on another are both moved and hidden',
  { tag: '@slow' },
  async ({ browser, baseURL, watched }) => {
    const origin = baseURL ?? '';
    const { context, creator } = await signedInContext(browser, origin);
    const elsewhere = await browser.newContext({ baseURL: origin });
    for (const each of [context, elsewhere]) watched(each);
    const { email, password } = creator;
    await elsewhere.request.post('/api/auth/login', {
      data: { email, password },
      headers: { Origin: origin },
    });
    const { openEditor, stored, expectShown, moveLinks, switchLinks } = ownBlocks(context, creator.displayId);
    const [first, second] = [await openEditor(), await openEditor(elsewhere)];

    const before = await stored();
    await expectShown(second, before);
    let answered = saved(first);
    await moveLinks(first, before);
    await answered;
    // The second device has not refetched.
    await expectShown(second, before);
    answered = saved(second);
    await switchLinks(second, before);
    await answered;
    const after = movedAndSwitched(before);
    expect(await stored()).toEqual(after);
    await expectShown(second, after);
    for (const each of [context, elsewhere]) await each.close();
  },
);
