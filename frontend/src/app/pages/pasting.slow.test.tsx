import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { type CreateLink } from '../../api/generated/model/createLink';
import { type LinkPreview } from '../../api/generated/model/linkPreview';
import { type LinkPreviewPicture } from '../../api/generated/model/linkPreviewPicture';
import { hasUnsavedInput } from '../../hooks/useUnsavedWarning';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersLater, onCall, refuses } from '../../testing/api-server';
import { aLink } from '../../testing/links';
import { aContentTile, aFirstPage, anItem } from '../../testing/page-contents';
import { openPage, signIn } from '../../testing/render-app';

const EDIT = '/profile/hanako.sato/edit';

async function openEditor() {
  signIn();
  onCall('get', '/accounts/me', answers(anOwnAccount()));
  const page = await openPage(EDIT);
  await screen.findByRole('textbox', { name: 'Paste a URL to add it' });
  return page;
}

type User = Awaited<ReturnType<typeof openEditor>>['user'];

const field = () => screen.getByRole('textbox', { name: 'Paste a URL to add it' });
const rows = () => {
  const list = screen.queryByRole('list', { name: 'Pasted URLs' });
  return list === null ? [] : within(list).getAllByRole('listitem');
};
const addAll = (count: number) => screen.findByRole('button', { name: `Add all (${String(count)})` });

/** Pastes a text, and waits until its pages are read. */
async function paste(user: User, text: string, count = text.split('\n').length) {
  await user.click(field());
  await user.paste(text);
  await waitFor(() => {
    expect(rows()).toHaveLength(count);
    expect(screen.queryByText('Reading the page', { exact: false })).not.toBeInTheDocument();
  });
}

const aReadPicture = (overrides: Partial<LinkPreviewPicture> = {}): LinkPreviewPicture => ({
  imageFileName: 'read.webp',
  width: 640,
  height: 480,
  usableUntil: '2999-12-01T00:00:00.000Z',
  dataUrl: 'data:image/webp;base64,UklGRhoAAABXRUJQ',
  ...overrides,
});
/** The preview of a page, as the API returns it. */
const aReadPage = (overrides: Partial<LinkPreview> = {}): LinkPreview => ({
  url: 'https://shop.example/',
  kind: 'link',
  provider: null,
  mall: null,
  title: null,
  description: null,
  picture: aReadPicture(),
  ...overrides,
});

const urls = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://shop.example/${String(index + 1)}`);

/** Mocks the calls that add links. With `later`, the first one responds when the test calls `release`. */
function takesLinks({ later = false } = {}) {
  const { answer, release } = answersLater(aLink({ linkId: 1 }));
  let lastId = 0;
  const calls = onCall('post', '/links', () => {
    lastId += 1;
    return later && lastId === 1 ? answer() : HttpResponse.json(aLink({ linkId: lastId }), { status: 201 });
  });
  return { release, sent: () => calls.map(({ body }) => (body as CreateLink).details[0]?.url) };
}

describe('adding pasted entries', () => {
  it('adds every entry once, in order, even for repeated clicks', async () => {
    const { user } = await openEditor();
    await paste(user, urls(4).join('\n'));
    const { sent } = takesLinks();
    const all = await addAll(4);
    act(() => {
      fireEvent.click(all);
      fireEvent.click(all);
    });
    await waitFor(() => expect(rows()).toHaveLength(0));
    // The last one is added first, so that the list keeps the order.
    expect(sent()).toEqual(urls(4).toReversed());
    expect(field()).toHaveFocus();
  });

  it('adds each entry in its state at that time', async () => {
    const { user } = await openEditor();
    await paste(user, urls(4).join('\n'));
    const { sent, release } = takesLinks({ later: true });
    const press = async (row: number, name: RegExp) =>
      user.click(within(rows()[row]!).getByRole('button', { name }));
    await user.click(await addAll(4));
    await waitFor(() => expect(sent()).toHaveLength(1));
    await press(0, /^Add: /);
    await press(1, /^Remove/);
    expect(rows()).toHaveLength(3);
    // The entry that is being added cannot be removed.
    await press(2, /^Remove/);
    expect(rows()).toHaveLength(3);
    release();
    await waitFor(() => expect(rows()).toHaveLength(0));
    expect(sent()).toEqual(['https://shop.example/4', 'https://shop.example/3', 'https://shop.example/1']);
  });

  it('adds items once as well, to the post that is chosen at that time', async () => {
    onCall(
      'get',
      '/contents/accounts/hanako.sato',
      answers(aFirstPage([aContentTile({ contentId: 7 }), aContentTile({ contentId: 8 })], 200)),
    );
    onCall('post', '/link-previews', answers(aReadPage({ title: 'Scissors' })));
    const { user } = await openEditor();
    await paste(user, 'https://item.rakuten.co.jp/hana/1/\nhttps://item.rakuten.co.jp/hana/2/');
    const { answer, release } = answersLater({ results: [anItem({ contentId: 7 })], total: 1 });
    const first = onCall('post', '/items/contents/7', answer);
    const second = onCall(
      'post',
      '/items/contents/8',
      answers({ results: [anItem({ contentId: 8 })], total: 1 }),
    );
    const all = await addAll(2);
    act(() => {
      fireEvent.click(all);
      fireEvent.click(all);
    });
    await waitFor(() => expect(first).toHaveLength(1));
    await user.selectOptions(within(rows()[1]!).getByRole('combobox'), '8');
    release();
    await waitFor(() => expect(rows()).toHaveLength(0));
    expect([first.length, second.length]).toEqual([1, 1]);
  });

  it('adds items to a post that visitors see, and says so if they do not see it', async () => {
    const posts = [
      aContentTile({ contentId: 7, title: 'Draft post', visibility: 'draft' }),
      aContentTile({ contentId: 8, title: 'Seen post' }),
    ];
    onCall('get', '/contents/accounts/hanako.sato', answers(aFirstPage(posts, 200)));
    onCall('post', '/link-previews', answers(aReadPage({ title: 'Scissors' })));
    const { user } = await openEditor();
    await paste(user, 'https://item.rakuten.co.jp/hana/1/\nhttps://item.rakuten.co.jp/hana/2/');
    const chosen = () => within(rows()[0]!).getByRole('combobox');
    const added = (contentId: number) =>
      onCall(
        'post',
        `/items/contents/${String(contentId)}`,
        answers({ results: [anItem({ contentId })], total: 1 }),
      );
    const [unseen, seen] = [added(7), added(8)];
    expect(chosen()).toHaveDisplayValue('Seen post');
    await user.click(within(rows()[0]!).getByRole('button', { name: /^Add: / }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await user.selectOptions(chosen(), 'Draft post (Draft)');
    await user.click(within(rows()[0]!).getByRole('button', { name: /^Add: / }));
    expect(await screen.findByText('“Scissors” is not shown until its post is.')).toBeInTheDocument();
    expect([unseen.length, seen.length]).toEqual([1, 1]);
  });

  it('reads a long address of a shop as it is stored, and adds it so', async () => {
    const post = aContentTile({ contentId: 7 });
    onCall('get', '/contents/accounts/hanako.sato', answers(aFirstPage([post], 200)));
    const reads = onCall('post', '/link-previews', answers(aReadPage({ title: 'Scissors' })));
    const { user } = await openEditor();
    await paste(user, `https://www.amazon.co.jp/dp/B0EXAMPLE1?ref=${'a'.repeat(500)}&tag=hana-22`);
    expect(rows()[0]).toHaveTextContent('Scissors');
    const stored = 'https://www.amazon.co.jp/dp/B0EXAMPLE1?tag=hana-22';
    expect(reads.map(({ body }) => body)).toEqual([{ url: stored }]);
    const added = onCall('post', '/items/contents/7', answers({ results: [anItem()], total: 1 }));
    await user.click(within(rows()[0]!).getByRole('button', { name: 'Add: Scissors' }));
    await waitFor(() => expect(rows()).toHaveLength(0));
    expect(added.map(({ body }) => body)).toMatchObject([{ items: [{ url: stored }] }]);
  });

  it.each([
    ['of a long address', `https://shop.example/${'a'.repeat(500)}`, 'Use up to 500 characters.'],
    ['of an address of TikTok Lite', 'https://lite.tiktok.com/t/ZS123456/', 'This URL cannot be used.'],
  ])('says %s why it cannot be used, and offers to correct it', async (_what, address, reason) => {
    const { user } = await openEditor();
    await paste(user, `${address}\nhttps://shop.example/1`);
    const refused = within(rows()[0]!);
    expect(refused.getByRole('alert')).toHaveTextContent(reason);
    expect(refused.queryByRole('button', { name: 'Save as draft' })).not.toBeInTheDocument();
    const { sent } = takesLinks();
    await user.click(await addAll(1));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(sent()).toEqual(['https://shop.example/1']);
    await user.click(within(rows()[0]!).getByRole('button', { name: /^Edit: / }));
    const form = within(await screen.findByRole('dialog', { name: 'Add a link' }));
    expect(form.getByLabelText('URL', { exact: true, selector: 'input' })).toHaveValue(address);
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(await form.findByText(reason)).toBeInTheDocument();
  });

  it('says why the address of a product cannot be used', async () => {
    const post = aContentTile({ contentId: 7 });
    onCall('get', '/contents/accounts/hanako.sato', answers(aFirstPage([post], 200)));
    const { user } = await openEditor();
    await paste(user, `https://item.rakuten.co.jp/hana/1/?scid=${'a'.repeat(500)}`);
    expect(within(rows()[0]!).getByRole('alert')).toHaveTextContent('Use up to 500 characters.');
    await user.click(within(rows()[0]!).getByRole('button', { name: /^Edit: / }));
    expect(await screen.findByRole('dialog', { name: 'Add items' })).toBeInTheDocument();
  });

  it('shows the message of the form when the page is full', async () => {
    const { user } = await openEditor();
    await paste(user, 'https://shop.example/');
    onCall('post', '/links', refuses(400, 'limitReached'));
    await user.click(screen.getByRole('button', { name: 'Add: shop.example' }));
    expect(await within(rows()[0]!).findByRole('alert')).toHaveTextContent('You can have up to 100 links.');
  });

  it('stops reading pages at the rate limit, and continues on request', async () => {
    const calls = onCall('post', '/link-previews', () =>
      HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '290' } }),
    );
    const { user } = await openEditor();
    await paste(user, urls(5).join('\n'));
    for (const row of rows()) expect(row).toHaveTextContent('try again in about 5 min');
    expect(calls.length).toBeLessThanOrEqual(2);
    onCall('post', '/link-previews', answers(aReadPage({ title: 'Scissors' })));
    await user.click(within(rows()[0]!).getByRole('button', { name: 'Read again' }));
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Scissors'));
    const { sent } = takesLinks();
    await user.click(await addAll(5));
    await waitFor(() => expect(rows()).toHaveLength(0));
    expect(sent()).toHaveLength(5);
  });
});

describe('a pasted product', () => {
  const PRODUCT = 'https://item.rakuten.co.jp/hana/1/';
  const CONTENTS = '/contents/accounts/hanako.sato';
  const isRead = () => onCall('post', '/link-previews', answers(aReadPage({ title: 'Scissors' })));

  it('is not taken for a link while the posts are loading', async () => {
    const { answer, release } = answersLater(aFirstPage([aContentTile({ title: 'Flowers' })], 200));
    onCall('get', CONTENTS, answer);
    const { user } = await openEditor();
    isRead();
    await user.click(field());
    await user.paste(PRODUCT);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toHaveTextContent('Reading the page');
    expect(within(rows()[0]!).queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
    release();
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Flowers'));
  });

  it('can be added once the posts that failed to load are there', async () => {
    onCall('get', CONTENTS, refuses(500));
    const { user } = await openEditor();
    isRead();
    await paste(user, PRODUCT);
    expect(rows()[0]).toHaveTextContent('Your posts could not be loaded.');
    expect(screen.queryByRole('button', { name: /^Add: / })).not.toBeInTheDocument();
    onCall('get', CONTENTS, answers(aFirstPage([aContentTile({ title: 'Flowers' })], 200)));
    await user.click(within(rows()[0]!).getByRole('button', { name: 'Read again' }));
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Flowers'));
    expect(screen.getByRole('button', { name: /^Add: / })).toBeInTheDocument();
  });
});

describe('pasted entries that are not added', () => {
  it('are kept with their previews across pages and reloads', async () => {
    onCall('post', '/link-previews', answers(aReadPage({ title: 'Scissors', picture: aReadPicture() })));
    const page = await openEditor();
    await paste(page.user, 'https://shop.example/1\nhttps://shop.example/2');
    await page.user.click(within(rows()[1]!).getByRole('button', { name: /^Remove/ }));
    await page.user.type(field(), 'words');
    expect(hasUnsavedInput()).toBe(true);
    await page.goTo('/profile/hanako.sato/settings');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Pasted URLs' })).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    page.unmount();
    const calls = onCall('post', '/link-previews', answers(aReadPage({ title: 'Others' })));
    const { user } = await openEditor();
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toHaveTextContent('Scissors');
    expect(rows()[0]!.querySelector('img')).not.toBeNull();
    expect(field()).toHaveValue('words');
    expect(calls).toHaveLength(0);
    takesLinks();
    await user.click(within(rows()[0]!).getByRole('button', { name: 'Add: Scissors' }));
    await waitFor(() => expect(rows()).toHaveLength(0));
    await user.clear(field());
    expect(hasUnsavedInput()).toBe(false);
  });

  it('are read again when their picture has expired', async () => {
    const picture = aReadPicture({ usableUntil: '2020-01-01T00:00:00.000Z' });
    onCall('post', '/link-previews', answers(aReadPage({ title: 'Scissors', picture })));
    const page = await openEditor();
    await paste(page.user, 'https://shop.example/1');
    page.unmount();
    onCall('post', '/link-previews', answers(aReadPage({ title: 'Others' })));
    await openEditor();
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Others'));
  });
});
