import { screen, waitFor, within } from '@testing-library/react';
import { saveDraft } from '../../config/drafts';
import { itemsDraft } from '../../features/items/add/item-draft';
import { anOwnAccount, aPublicAccount } from '../../testing/accounts';
import { answers, onCall, refuses } from '../../testing/api-server';
import {
  aContent,
  aContentTile,
  aFirstPage,
  anItem,
  someContentMedia,
  someItems,
} from '../../testing/page-contents';
import { openDocument, openPage, signIn } from '../../testing/render-app';

const { accountId } = anOwnAccount();
const POST = { contentId: 34, title: '朝の市場' };
const PROFILE = '/profile/hanako.sato';
const CONTENT = `${PROFILE}/contents/34`;

type Page = Pick<Awaited<ReturnType<typeof openDocument>>, 'user'>;

/** Mocks the calls of an owner's pages: a post with three pictures, and a number of items. */
function hasPage(items: number) {
  signIn();
  onCall('get', '/accounts/me', answers(anOwnAccount()));
  onCall('get', '/accounts/hanako.sato', answers(aPublicAccount({ accountId, isMe: true })));
  const media = someContentMedia(3);
  onCall('get', '/contents/34/accounts/hanako.sato', answers(aContent({ ...POST, media, isMe: true })));
  for (const list of ['/items/accounts/hanako.sato', '/items/contents/34']) {
    onCall('get', list, answers(aFirstPage(someItems(items), 200)));
  }
  return onCall(
    'get',
    '/contents/accounts/hanako.sato',
    answers(aFirstPage([aContentTile({ ...POST, media })], 200)),
  );
}

/** Preloads the chunk: its loading time is not part of the test. */
beforeAll(() => Promise.all([import('../../features/items/add/ItemAdding'), import('./OwnProfileBlocks')]));

const press = async ({ user }: Page, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Enters an item with a picture of the post, previews it and submits it. */
async function addOne(page: Page) {
  const added = [anItem({ itemId: 99, contentId: 34, name: 'Tulip bulbs' })];
  const calls = onCall('post', '/items/contents/34', answers({ results: added, total: 1 }));
  await page.user.type(await screen.findByLabelText('Search keywords'), 'Tulip bulbs');
  expect(screen.getByText('11 / 100')).toBeInTheDocument();
  const pictures = within(screen.getByRole('group', { name: 'From the post' })).getAllByRole('button');
  expect(pictures).toHaveLength(3);
  await page.user.click(pictures[2]!);
  await press(page, 'Review');
  await press(page, 'Add (1)');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Recommended items added.')).toBeInTheDocument();
  expect(calls).toHaveLength(1);
}

/** The studio is part of the application, the others are documents. */
const open = (path: string) => (path.endsWith('/edit') ? openPage(path) : openDocument(path));

const entriesOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');

describe.each([
  ['the profile', PROFILE, 'Recommended Add', 'Recommended', true],
  ['the page of a content', CONTENT, 'Add items', 'In this post', false],
  ['the edit page of a content', `${CONTENT}/edit`, 'Add items', 'Recommended items', false],
])('adding items on %s', (_where, path, opener, block, asks) => {
  it('shows the newest first and restores the focus', async () => {
    hasPage(2);
    const page = await open(path);
    await screen.findByRole('region', { name: block });
    await press(page, opener);
    if (asks) await press(page, POST.title);
    await addOne(page);
    const entries = entriesOf(block);
    expect(entries).toHaveLength(3);
    expect(entries[0]).toHaveTextContent('Tulip bulbs');
    expect(screen.getByRole('button', { name: opener })).toHaveFocus();
  });

  it('restores the draft after a reload or an expired session', async () => {
    hasPage(2);
    saveDraft(itemsDraft(accountId, 34), { 'items.0.name': 'Tulip' });
    await open(path);
    expect(await screen.findByLabelText('Search keywords')).toHaveValue('Tulip');
    expect(screen.getByText(`For “${POST.title}”.`)).toBeInTheDocument();
  });
});

describe('the profile of a creator without items', () => {
  it('offers the owner to add the first item', async () => {
    hasPage(0);
    const page = await openDocument(PROFILE);
    await press(page, 'Add items');
    await press(page, POST.title);
    await addOne(page);
    expect(entriesOf('Recommended')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toContainElement(entriesOf('Recommended')[0]!));
  });

  it('offers nothing without a post to recommend items with', async () => {
    hasPage(0);
    const asked = onCall('get', '/contents/accounts/hanako.sato', answers(aFirstPage([], 200)));
    await openDocument(PROFILE);
    await screen.findByRole('button', { name: 'Add a post' });
    expect(asked).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Add items' })).not.toBeInTheDocument();
  });
});

describe('an expired session', () => {
  it('redirects to the login and back to the draft', async () => {
    hasPage(1);
    const page = await openDocument(PROFILE);
    await press(page, 'Recommended Add');
    await press(page, POST.title);
    await page.user.type(await screen.findByLabelText('Search keywords'), 'Tulip');
    await page.user.click(
      within(screen.getByRole('group', { name: 'From the post' })).getAllByRole('button')[0]!,
    );
    await press(page, 'Review');
    onCall('post', '/items/contents/34', refuses(401));
    await press(page, 'Add (1)');
    await waitFor(() =>
      expect(page.left).toEqual([`/login?back=${encodeURIComponent(PROFILE)}&unauthorized=1`]),
    );
    page.unmount();
    signIn();
    await openDocument(PROFILE);
    expect(await screen.findByLabelText('Search keywords')).toHaveValue('Tulip');
    expect(await screen.findByText('Your draft has been restored.')).toBeInTheDocument();
    // The chosen picture of the post is still selected.
    expect(await screen.findByRole('button', { name: 'Image 1', pressed: true })).toBeInTheDocument();
  });
});
