import { setTimeout } from 'node:timers/promises';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { type BlockOrder } from '../../../api/generated/model/blockOrder';
import { type OwnAccount } from '../../../api/generated/model/ownAccount';
import { BlockFrame, type BlockPlace } from '../../../components/studio/BlockFrame';
import { BLOCK_HIGHLIGHT_MS } from '../../../config/site';
import { anOwnAccount, blocksArranged } from '../../../testing/accounts';
import { answers, answersNothing, answersLater, onCall, refuses } from '../../../testing/api-server';
import { someLinks, aLinkList } from '../../../testing/links';
import { aFirstPage, someContentTiles, someItems } from '../../../testing/page-contents';
import { openPage, renderPart, signIn } from '../../../testing/render-app';
import { useOwnAccount } from '../../../api/own-account';
import { BlocksEditor } from './BlocksEditor';

const { jest } = import.meta;

const { accountId } = anOwnAccount();
const ORDERS = `/blocks/${accountId}/orders`;

const MENUS = {
  Posts: 'Post actions',
  Links: 'Link actions',
  'Recommended items': 'Recommended item actions',
} as const;

interface Situation {
  account?: Partial<OwnAccount>;
  hasItems?: boolean | null;
}

/** The server stores the last arrangement, from any window. */
function keepsBlocks() {
  let blockOrders = anOwnAccount().blockOrders;
  onCall('get', '/accounts/me', () => HttpResponse.json(anOwnAccount({ blockOrders })));
  const calls = onCall('put', ORDERS, async ({ request }) => {
    blockOrders = ((await request.clone().json()) as { orders: typeof blockOrders }).orders;
    return new HttpResponse(null, { status: 204 });
  });
  const elsewhere = (...names: Parameters<typeof blocksArranged>) => {
    blockOrders = blocksArranged(...names);
  };
  return { calls, elsewhere };
}

function OwnBlocks({ hasItems }: { hasItems: boolean | null }) {
  const { data } = useOwnAccount();
  if (data === undefined) return null;
  const frame = (menuLabel: string) => (place: BlockPlace) => (
    <BlockFrame place={place} menuLabel={menuLabel}>
      What is in it.
    </BlockFrame>
  );
  return (
    <BlocksEditor
      account={data}
      hasItems={hasItems}
      sections={{
        content: frame(MENUS.Posts),
        link: frame(MENUS.Links),
        item: frame(MENUS['Recommended items']),
      }}
    />
  );
}

/** Renders the blocks without their content; with items by default. */
async function openBlocks({ account = {}, hasItems = true }: Situation = {}) {
  onCall('get', '/accounts/me', answers(anOwnAccount(account)));
  const page = await renderPart(<OwnBlocks hasItems={hasItems} />, [
    'blocks',
    'ordering',
    'profile',
    'studio',
  ]);
  await screen.findByRole('region', { name: 'Posts' });
  return page;
}

/** Opens the whole edit page. */
async function openEditPage() {
  signIn();
  onCall('get', '/accounts/me', answers(anOwnAccount()));
  onCall('get', '/items/accounts/hanako.sato', answers(aFirstPage(someItems(2), 200)));
  const page = await openPage('/profile/hanako.sato/edit');
  await waitFor(() => expect(handles()[0]).toHaveAttribute('aria-disabled', 'false'));
  return page;
}

type Page = Pick<Awaited<ReturnType<typeof openBlocks>>, 'user'>;

type Title = keyof typeof MENUS;

const handles = () => screen.getAllByRole('button', { name: /^Move “(?:Posts|Links|Recommended items)”/ });
/** The titles of the blocks in order, on the page and in the list. */
const titles = () =>
  screen
    .getAllByRole('region')
    .map((region) => within(region).queryByRole('heading', { level: 2 })?.textContent)
    .filter((title) => title !== undefined && title in MENUS);
const listed = () => handles().map((handle) => /“(.+)”/.exec(handle.getAttribute('aria-label') ?? '')?.[1]);
const block = (title: Title) => screen.getByRole('region', { name: title });
const menu = (title: Title) => screen.getByRole('button', { name: MENUS[title] });

async function actionsOf({ user }: Page, title: Title) {
  await user.click(menu(title));
  const items = await screen.findAllByRole('menuitem');
  const actions = items.map((item) => [item.textContent, item.getAttribute('aria-disabled')] as const);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  return actions;
}

const MOVES = ['Move to top', 'Move up', 'Move down', 'Move to bottom'];

/** The menu items of a block that move it. */
async function waysOf(page: Page, title: Title) {
  const actions = await actionsOf(page, title);
  return actions.flatMap(([name]) => (name === 'Edit headline' || MOVES.includes(name) ? [name] : []));
}

async function choose({ user }: Page, title: Title, action: string) {
  await user.click(menu(title));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

/** The names in the order that was sent, with a minus for hidden blocks. */
function sent(calls: ReturnType<typeof onCall>): string[][] {
  return calls.map(({ body }) =>
    (body as { orders: BlockOrder[] }).orders
      .toSorted((one, other) => one.order - other.order)
      .map(({ name, show }) => (show ? name : `-${name}`)),
  );
}

const preview = () => screen.getByRole('group', { name: 'Preview' });

describe('the blocks of the edit page', () => {
  it('are shown in the owner’s order with menus and hidden badges', async () => {
    await openBlocks({ account: { blockOrders: blocksArranged('item', '-link', 'content') } });
    expect(titles()).toEqual(['Recommended items', 'Links', 'Posts']);
    expect(listed()).toEqual(['Recommended items', 'Links', 'Posts']);
    expect(within(block('Links')).getByText('Hidden')).toBeInTheDocument();
    expect(within(block('Posts')).queryByText('Hidden')).not.toBeInTheDocument();
    for (const title of ['Posts', 'Links', 'Recommended items'] as const) {
      expect(within(block(title)).getByRole('button', { name: MENUS[title] })).toBeEnabled();
    }
  });

  it('offer the possible moves of three blocks', async () => {
    const page = await openBlocks();
    expect(await waysOf(page, 'Posts')).toEqual(['Edit headline', 'Move down', 'Move to bottom']);
    expect(await waysOf(page, 'Links')).toEqual(['Edit headline', 'Move up', 'Move down']);
    expect(await waysOf(page, 'Recommended items')).toEqual(['Edit headline', 'Move to top', 'Move up']);
  });

  it('offer the possible moves of two blocks when there are no items', async () => {
    const page = await openBlocks({ hasItems: false });
    expect(await waysOf(page, 'Posts')).toEqual(['Edit headline', 'Move down']);
    expect(await waysOf(page, 'Links')).toEqual(['Edit headline', 'Move up']);
    expect(screen.queryByRole('button', { name: MENUS['Recommended items'] })).not.toBeInTheDocument();
    expect(listed()).toEqual(['Posts', 'Links']);
  });

  it('move around an empty items block', async () => {
    const page = await openBlocks({
      account: { blockOrders: blocksArranged('item', 'content', 'link') },
      hasItems: false,
    });
    const calls = onCall('put', ORDERS, answersNothing());
    await choose(page, 'Posts', 'Move down');
    expect(await screen.findByText('Moved down.')).toBeInTheDocument();
    expect(sent(calls)).toEqual([['item', 'link', 'content']]);
  });

  it.each([
    ['Posts', 'Move down', ['link', 'content', 'item'], 'Moved down.'],
    ['Posts', 'Move to bottom', ['link', 'item', 'content'], 'Moved to the bottom.'],
    ['Links', 'Move up', ['link', 'content', 'item'], 'Moved up.'],
    ['Recommended items', 'Move to top', ['item', 'content', 'link'], 'Moved to the top.'],
  ] as const)('move at once and are then saved: %s %s', async (title, way, order, message) => {
    const page = await openBlocks();
    const { answer, release } = answersLater();
    const calls = onCall('put', ORDERS, answer);
    await choose(page, title, way);
    const name = { content: 'Posts', link: 'Links', item: 'Recommended items' };
    expect(titles()).toEqual(order.map((each) => name[each]));
    expect(listed()).toEqual(titles());
    await waitFor(() => expect(menu(title)).toHaveFocus());
    await waitFor(() => expect(sent(calls)).toEqual([order]));
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    release();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(titles()).toEqual(order.map((each) => name[each]));
  });

  it('cannot be arranged while a move is being saved', async () => {
    onCall('get', '/links/accounts/hanako.sato', answers(aLinkList(someLinks(2))));
    onCall('get', '/contents/accounts/hanako.sato', answers(aFirstPage(someContentTiles(2), 200)));
    const page = await openEditPage();
    const { answer, release } = answersLater();
    const calls = onCall('put', ORDERS, answer);
    expect(Object.fromEntries(await actionsOf(page, 'Links'))).toMatchObject({ 'Reorder links': null });
    expect(Object.fromEntries(await actionsOf(page, 'Posts'))).toMatchObject({ 'Edit layout': null });
    await choose(page, 'Links', 'Move up');
    const locked = Object.fromEntries([
      ...(await actionsOf(page, 'Posts')),
      ...(await actionsOf(page, 'Links')),
    ]);
    expect(locked).toMatchObject({
      'Move down': 'true',
      'Move up': 'true',
      'Hide on the page': 'true',
      'Reorder links': 'true',
      'Reorder posts': 'true',
      'Edit layout': 'true',
    });
    expect(handles().map((handle) => handle.getAttribute('aria-disabled'))).toEqual(['true', 'true', 'true']);
    release();
    await screen.findByText('Moved up.');
    expect(Object.fromEntries(await actionsOf(page, 'Links'))).toMatchObject({
      'Move down': null,
      'Reorder links': null,
    });
    expect(calls).toHaveLength(1);
  });

  it('cannot be arranged until it is known whether there are items', async () => {
    const page = await openBlocks({ hasItems: null });
    expect(Object.fromEntries(await actionsOf(page, 'Posts'))).toMatchObject({
      'Edit headline': null,
      'Move down': 'true',
      'Hide on the page': 'true',
    });
    expect(handles()[0]).toHaveAttribute('aria-disabled', 'true');
  });

  it('are highlighted for two and a half seconds after a move', async () => {
    const page = await openBlocks();
    onCall('put', ORDERS, answersNothing());
    const marks = () => document.querySelectorAll('[data-moved="true"]');
    await page.user.click(menu('Posts'));
    const moveDown = await screen.findByRole('menuitem', { name: 'Move down' });
    // The clock moves a millisecond at a time while the test waits, however slow the machine is.
    // Answers need process.nextTick.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'requestAnimationFrame'] });
    const start = Date.now();
    const waitUntil = (ms: number) => act(() => jest.advanceTimersByTime(start + ms - Date.now()));
    try {
      act(() => moveDown.click());
      // In the list of blocks as well.
      expect([...marks()]).toContain(block('Posts'));
      expect(marks()).toHaveLength(2);
      while (screen.queryByText('Moved down.') === null) {
        await act(async () => {
          await setTimeout(10);
          await jest.advanceTimersByTimeAsync(1);
        });
      }
      waitUntil(BLOCK_HIGHLIGHT_MS - 1);
      expect(marks()).toHaveLength(2);
      waitUntil(BLOCK_HIGHLIGHT_MS);
      expect(marks()).toHaveLength(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    [true, 'Hide on the page', ['content', '-link', 'item'], '“Links” is now hidden.'],
    [false, 'Show on the page', ['content', 'link', 'item'], '“Links” is now shown.'],
  ])('are shown and hidden, with a message that names them: %#', async (shown, action, order, message) => {
    const page = await openBlocks({
      account: { blockOrders: blocksArranged('content', shown ? 'link' : '-link', 'item') },
    });
    const calls = onCall('put', ORDERS, answersNothing());
    await choose(page, 'Links', action);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(sent(calls)).toEqual([order]);
    expect(within(block('Links')).queryAllByText('Hidden')).toHaveLength(shown ? 1 : 0);
    expect(document.querySelector('[data-moved="true"]')).toBeNull();
  });

  it('move back when saving fails', async () => {
    const page = await openBlocks();
    onCall('put', ORDERS, refuses(500));
    await choose(page, 'Posts', 'Move to bottom');
    expect(await screen.findByText('We could not save the move.')).toBeInTheDocument();
    await waitFor(() => expect(titles()).toEqual(['Posts', 'Links', 'Recommended items']));
    expect(listed()).toEqual(titles());
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('stay visible when hiding one fails', async () => {
    const page = await openBlocks();
    onCall('put', ORDERS, refuses(503));
    await choose(page, 'Links', 'Hide on the page');
    expect(await screen.findByText('We could not change the visibility.')).toBeInTheDocument();
    await waitFor(() => expect(within(block('Links')).queryByText('Hidden')).not.toBeInTheDocument());
  });

  it('redirect to the login when the session has expired', async () => {
    const page = await openEditPage();
    onCall('put', ORDERS, refuses(401));
    await choose(page, 'Posts', 'Move down');
    await waitFor(() => expect(page.path()).toMatch(/^\/login\?back=/));
  });

  it('update the preview: order, headlines and visibility', async () => {
    onCall('get', '/links/accounts/hanako.sato', answers(aLinkList(someLinks(1))));
    onCall('get', '/contents/accounts/hanako.sato', answers(aFirstPage(someContentTiles(6), 200)));
    const page = await openEditPage();
    const shown = () => [...preview().querySelectorAll('section')].map((section) => section.textContent);
    await waitFor(() =>
      expect(shown()).toEqual([
        expect.stringMatching(/^Posts/),
        expect.stringMatching(/^Links/),
        expect.stringMatching(/^Recommended/),
      ]),
    );
    // Regions above the blocks belong to the page as well.
    expect(within(preview()).getByText('#花・ガーデニング')).toBeInTheDocument();
    // The number that the grid shows first.
    expect(within(preview()).getAllByRole('link', { name: /^Content \d/ })).toHaveLength(4);
    keepsBlocks();
    await choose(page, 'Posts', 'Move to bottom');
    await waitFor(() => expect(shown().at(-1)).toMatch(/^Posts/));
    await screen.findByText('Moved to the bottom.');
    const { answer, release } = answersLater();
    onCall('put', ORDERS, answer);
    await choose(page, 'Links', 'Hide on the page');
    await waitFor(() => expect(shown()).toHaveLength(2));
    release();
    await screen.findByText('“Links” is now hidden.');
    expect(shown()).toEqual([expect.stringMatching(/^Recommended/), expect.stringMatching(/^Posts/)]);
  });
});

describe('undoing a change to a block', () => {
  it('is possible while the message is shown', async () => {
    const page = await openBlocks();
    const calls = onCall('put', ORDERS, answersNothing());
    await choose(page, 'Posts', 'Move to bottom');
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Moved to the top.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(sent(calls)).toEqual([
      ['link', 'item', 'content'],
      ['content', 'link', 'item'],
    ]);
    expect(titles()).toEqual(['Posts', 'Links', 'Recommended items']);
  });

  it('shows a hidden block again', async () => {
    const page = await openBlocks();
    const calls = onCall('put', ORDERS, answersNothing());
    await choose(page, 'Links', 'Hide on the page');
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('“Links” is now shown.')).toBeInTheDocument();
    expect(sent(calls).at(-1)).toEqual(['content', 'link', 'item']);
  });
});

describe('two windows', () => {
  /** The window regains the focus. */
  const comeBack = () =>
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

  it('show each other’s changes when they regain the focus', async () => {
    const page = await openEditPage();
    onCall(
      'get',
      '/accounts/me',
      answers(anOwnAccount({ blockOrders: blocksArranged('link', '-item', 'content') })),
    );
    comeBack();
    await waitFor(() => expect(titles()).toEqual(['Links', 'Recommended items', 'Posts']));
    const calls = onCall('put', ORDERS, answersNothing());
    await choose(page, 'Posts', 'Move to top');
    await screen.findByText('Moved to the top.');
    expect(sent(calls)).toEqual([['content', 'link', '-item']]);
  });

  it('keep each other’s changes without a refetch', async () => {
    const page = await openEditPage();
    const { calls, elsewhere } = keepsBlocks();
    elsewhere('item', 'content', '-link');
    expect(titles()).toEqual(['Posts', 'Links', 'Recommended items']);
    await choose(page, 'Posts', 'Move to bottom');
    await screen.findByText('Moved to the bottom.');
    expect(sent(calls)).toEqual([['item', '-link', 'content']]);
    expect(titles()).toEqual(['Recommended items', 'Links', 'Posts']);
    expect(within(block('Links')).getByText('Hidden')).toBeInTheDocument();

    elsewhere('-link', 'item', 'content');
    await choose(page, 'Recommended items', 'Hide on the page');
    await screen.findByText('“Recommended items” is now hidden.');
    expect(sent(calls).at(-1)).toEqual(['-link', '-item', 'content']);
  });

  it('undo only their own changes', async () => {
    const page = await openEditPage();
    const { calls, elsewhere } = keepsBlocks();
    await choose(page, 'Posts', 'Move to bottom');
    await screen.findByText('Moved to the bottom.');
    elsewhere('-item', 'link', 'content');
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Moved to the top.');
    expect(sent(calls).at(-1)).toEqual(['content', '-item', 'link']);
  });

  it('keep a move that is being saved during a refetch', async () => {
    const page = await openEditPage();
    const { answer, release } = answersLater();
    onCall('put', ORDERS, answer);
    await choose(page, 'Posts', 'Move down');
    const reads = onCall('get', '/accounts/me', answers(anOwnAccount()));
    comeBack();
    await waitFor(() => expect(reads).toHaveLength(1));
    expect(titles()[0]).toBe('Links');
    release();
    await screen.findByText('Moved down.');
    expect(titles()).toEqual(['Links', 'Posts', 'Recommended items']);
  });

  it('keep a move that was made while a text was being saved', async () => {
    const page = await openEditPage();
    const words = answersLater(anOwnAccount({ introduction: '器。' }));
    const calls = onCall('patch', '/accounts/me', words.answer);
    onCall('put', ORDERS, answersNothing());
    await page.user.clear(screen.getByRole('textbox', { name: 'Introduction' }));
    await page.user.type(screen.getByRole('textbox', { name: 'Introduction' }), '器。');
    await choose(page, 'Posts', 'Move down');
    await screen.findByText('Moved down.');
    expect(calls).toHaveLength(1);
    words.release();
    await screen.findByText('Introduction saved.');
    expect(titles()).toEqual(['Links', 'Posts', 'Recommended items']);
  });

  it('show current links after half a minute', async () => {
    onCall('get', '/links/accounts/hanako.sato', answers(aLinkList(someLinks(1))));
    const { queryClient } = await openEditPage();
    await screen.findByRole('button', { name: 'Edit “Link 1”' });
    const reads = onCall('get', '/links/accounts/hanako.sato', () =>
      HttpResponse.json(aLinkList(someLinks(3))),
    );
    comeBack();
    expect(reads).toHaveLength(0);
    await queryClient.invalidateQueries({ refetchType: 'none' });
    comeBack();
    expect(await screen.findByRole('button', { name: 'Edit “Link 3”' })).toBeInTheDocument();
  });
});
