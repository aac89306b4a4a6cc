import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { saveDraft } from '../../config/drafts';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersLater, answersNothing, onCall, refuses } from '../../testing/api-server';
import { aPlace } from '../../testing/blocks';
import { aContentTile, aFirstPage, anItem, someItems } from '../../testing/page-contents';
import { aFile, mockPictureApis } from '../../testing/picture-files';
import { renderPart } from '../../testing/render-app';
import { type ItemTarget } from './add/AddItemsDialog';
import { itemDraft, itemsDraft } from './add/item-draft';
import { useOwnItems } from './api/own-items';
import { itemTarget } from './item-target';
import { ItemsEditor } from './ItemsEditor';

const { jest } = import.meta;

const ITEMS = '/items/accounts/hanako.sato';
/** URLs handed over because they are not items. */
const elsewhere = jest.fn<undefined, [string, object]>();

/** The other URLs of a paste. */
const more = jest.fn<undefined, [readonly string[]]>();
const { accountId } = anOwnAccount();

const POSTS = [
  itemTarget(aContentTile({ contentId: 34, title: 'Tulips' }), 'Tulips'),
  itemTarget(aContentTile({ contentId: 35, title: 'Roses' }), 'Roses'),
];

function OwnItems({ posts, panel }: { posts: readonly ItemTarget[]; panel: boolean }) {
  const targets = {
    entries: [...posts],
    total: posts.length,
    hasMore: false,
    isFetchingMore: false,
    failed: false,
    refetch: () => undefined,
    fetchMore: () => Promise.resolve(true),
  };
  return (
    <ItemsEditor
      accountId={accountId}
      displayId="hanako.sato"
      list={useOwnItems('hanako.sato')}
      targets={(draw) => draw(targets)}
      place={aPlace({ title: 'Recommended items' })}
      onPost={() => undefined}
      onElsewhere={elsewhere}
      {...(panel && { onMore: more })}
    />
  );
}

async function openEditor(posts = POSTS, { panel = true } = {}) {
  // Loading times are not tested here.
  await import('./add/ItemAdding');
  return renderPart(<OwnItems posts={posts} panel={panel} />, ['blocks', 'itemEditor', 'profile']);
}
const block = () => screen.getByRole('region', { name: 'Recommended items' });

describe('the items block of the studio', () => {
  it('lists items with picture and destination', async () => {
    const [first, second] = someItems(2);
    onCall(
      'get',
      ITEMS,
      answers(
        aFirstPage(
          [
            { ...first!, url: 'https://www.example.com/scissors' },
            { ...second!, majorMallFlag: true, name: '花ばさみ', url: null },
            anItem({ itemId: 3, name: 'A vase', url: 'https://example.com/vase' }),
            anItem({ itemId: 4, url: 'https://amzn.to/3abc' }),
          ],
          200,
        ),
      ),
    );
    await openEditor();
    await screen.findByText('花ばさみ');
    const rows = within(block()).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Producthttps://www.example.com/scissors',
      '花ばさみSearched in shops',
      'A vasehttps://example.com/vase',
      'Amazon producthttps://amzn.to/3abc',
    ]);
    expect(block().querySelectorAll('img')).toHaveLength(4);
    expect(within(block()).getByText('4 items')).toBeInTheDocument();
  });

  it('marks an item that visitors do not see because its post is hidden', async () => {
    const item = anItem({ itemId: 3, contentId: 34, name: 'A vase', contentVisible: false });
    onCall('get', ITEMS, answers(aFirstPage([item], 200)));
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const calls = onCall('patch', '/items/3/contents/34', answers({ ...item, visibility: 'hidden' }));
    const { user } = await openEditor();
    expect(await within(block()).findByText('Post not shown')).toBeInTheDocument();
    await user.click(within(block()).getByRole('switch'));
    expect(await screen.findByText('“A vase” is now hidden.')).toBeInTheDocument();
    expect(within(block()).getByText('Hidden')).toBeInTheDocument();
    onCall('patch', '/items/3/contents/34', answers(item));
    await user.click(within(block()).getByRole('switch'));
    expect(await screen.findByText('“A vase” is not shown until its post is.')).toBeInTheDocument();
    expect(within(block()).getByText('Post not shown')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ visibility: 'hidden' }]);
  });

  it('explains itself when it is empty', async () => {
    await openEditor();
    expect(await screen.findByRole('heading', { name: 'No recommended items yet' })).toBeInTheDocument();
    expect(within(block()).getByRole('button', { name: 'Add items' })).toBeInTheDocument();
  });

  it('loads long lists page by page', async () => {
    const items = someItems(12);
    onCall('get', ITEMS, ({ request }) => {
      const offset = Number(new URL(request.url).searchParams.get('offset'));
      const results = items.slice(offset, offset + 10);
      return answers({ results, total: 12, nextOffset: offset === 0 ? 10 : null })();
    });
    const { user } = await openEditor();
    await user.click(await screen.findByRole('button', { name: 'Show more (4 left)' }));
    await user.click(await screen.findByRole('button', { name: 'Show more (2 left)' }));
    expect(await within(block()).findByText('https://example.com/item-12')).toBeInTheDocument();
    expect(within(block()).queryByRole('button', { name: /Show more/ })).not.toBeInTheDocument();
  });

  it('shows a message when loading fails, and loads at a retry', async () => {
    onCall('get', ITEMS, refuses(500));
    const { user } = await openEditor();
    // In the block and in the snackbar.
    await waitFor(() =>
      expect(screen.getAllByText('We could not load the recommended items.')).toHaveLength(2),
    );
    onCall('get', ITEMS, answers(aFirstPage(someItems(1), 200)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('https://example.com/item-1')).toBeInTheDocument();
  });
});

describe('adding items', () => {
  const dialog = () => screen.getByRole('dialog');
  const field = (label: string | RegExp) => within(dialog()).getByLabelText(label, { selector: 'input' });

  /** Opens the form for the first post. */
  async function openForm(options = {}) {
    const page = await openEditor(POSTS, options);
    await page.user.click(await screen.findByRole('button', { name: 'Add items' }));
    await page.user.click(await screen.findByRole('button', { name: 'Tulips' }));
    await screen.findByText('For “Tulips”.');
    return page;
  }

  it('asks for the content, then the items, and sends them together after a review', async () => {
    mockPictureApis();
    onCall('get', ITEMS, answers(aFirstPage([anItem({ itemId: 9, name: 'Vase' })], 200)));
    const { user } = await openForm();
    await user.type(field('Search keywords'), 'Tulip bulbs');
    await user.click(within(dialog()).getByRole('group', { name: 'From the post' }).querySelector('button')!);
    await user.click(screen.getByRole('button', { name: 'Add another (1 / 12)' }));
    const second = within(dialog()).getByRole('group', { name: 'Item 2' });
    await user.click(within(second).getByRole('radio', { name: 'Open a URL' }));
    await user.type(within(second).getByLabelText('Item name (optional)'), 'A pot');
    await user.type(within(second).getByLabelText('Product URL'), 'example.com/pot');
    await user.upload(within(second).getByLabelText(/^Image/, { selector: 'input' }), aFile());
    await user.click(screen.getByRole('button', { name: 'Review' }));

    expect(await screen.findByRole('dialog', { name: 'Review your items' })).toHaveTextContent('Tulip bulbs');
    expect(dialog()).toHaveTextContent('A pothttps://example.com/pot');
    const added = [
      anItem({ itemId: 20, name: 'Tulip bulbs' }),
      anItem({ itemId: 21, url: 'https://example.com/pot' }),
    ];
    const calls = onCall('post', '/items/contents/34', answers({ results: added, total: 2 }));
    await user.click(screen.getByRole('button', { name: 'Add (2)' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls[0]?.body).toEqual({
      'items[0][majorMallFlag]': '1',
      'items[0][name]': 'Tulip bulbs',
      'items[0][imageFileName]': expect.stringMatching(/\.webp$/),
      'items[1][majorMallFlag]': '0',
      'items[1][name]': 'A pot',
      'items[1][url]': 'https://example.com/pot',
      'items[1][image]': expect.objectContaining({ type: 'image/jpeg' }),
    });
    expect(await screen.findByText('Recommended items added.')).toBeInTheDocument();
    expect(within(block()).getByText('3 items')).toBeInTheDocument();
  });

  it('saves all of them as drafts after the review', async () => {
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    onCall('get', ITEMS, answers(aFirstPage([], 200)));
    const { user } = await openForm();
    expect(screen.queryByRole('button', { name: 'Save as draft' })).not.toBeInTheDocument();
    await user.type(field('Search keywords'), 'Tulip bulbs');
    await user.click(within(dialog()).getByRole('group', { name: 'From the post' }).querySelector('button')!);
    await user.click(screen.getByRole('button', { name: 'Review' }));
    await screen.findByRole('dialog', { name: 'Review your items' });
    const added = anItem({ itemId: 20, majorMallFlag: true, name: 'Tulip bulbs', visibility: 'draft' });
    const calls = onCall('post', '/items/contents/34', answers({ results: [added], total: 1 }));
    await user.click(screen.getByRole('button', { name: 'Save as draft' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.map(({ body }) => body)).toEqual([
      {
        items: [
          {
            majorMallFlag: true,
            name: 'Tulip bulbs',
            visibility: 'draft',
            imageFileName: expect.stringMatching(/\.webp$/),
          },
        ],
      },
    ]);
    expect(await screen.findByText('Saved as a draft.')).toBeInTheDocument();
    expect(within(block()).getByText('Draft')).toBeInTheDocument();
  });

  it('reports missing fields before the review', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Review' }));
    expect(await screen.findByText('Enter search keywords.')).toBeInTheDocument();
    expect(screen.getByText('Choose an image.')).toBeInTheDocument();
    expect(field('Search keywords')).toHaveFocus();
  });

  it('returns to the field that the server rejects, and keeps the input', async () => {
    const { user } = await openForm();
    await user.type(field('Search keywords'), 'Bulbs');
    await user.click(within(dialog()).getByRole('group', { name: 'From the post' }).querySelector('button')!);
    await user.click(screen.getByRole('button', { name: 'Review' }));
    onCall('post', '/items/contents/34', refuses(400, 'invalidFormat', 'items[0][name]'));
    await user.click(await screen.findByRole('button', { name: 'Add (1)' }));
    expect(await screen.findByRole('dialog', { name: 'Add items' })).toBeInTheDocument();
    expect(field('Search keywords')).toHaveValue('Bulbs');
    expect(field('Search keywords')).toBeInvalid();
    expect(field('Search keywords')).toHaveFocus();
    // The item is corrected and reviewed again.
    await user.type(field('Search keywords'), '!');
    expect(field('Search keywords')).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Review' }));
    expect(await screen.findByRole('dialog', { name: 'Review your items' })).toHaveTextContent('Bulbs!');
  });

  it('reports a picture that no longer exists', async () => {
    const { user } = await openForm();
    await user.type(field('Search keywords'), 'Bulbs');
    await user.click(within(dialog()).getByRole('group', { name: 'From the post' }).querySelector('button')!);
    await user.click(screen.getByRole('button', { name: 'Review' }));
    onCall('post', '/items/contents/34', refuses(400, 'invalidFormat', 'items[0][imageFileName]'));
    await user.click(await screen.findByRole('button', { name: 'Add (1)' }));
    expect(
      await screen.findByText('This image is no longer available. Choose another one.'),
    ).toBeInTheDocument();
  });

  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'Add it as a post'],
    ['https://shop.example/flowers', 'Add it as a link'],
  ])('hands over %s with the other input', async (address, name) => {
    elsewhere.mockClear();
    const { user } = await openForm();
    await user.click(within(dialog()).getByRole('radio', { name: 'Open a URL' }));
    await user.type(field('Item name (optional)'), 'My words');
    await user.click(field('Product URL'));
    await user.paste(address);
    await user.click(await within(dialog()).findByRole('button', { name }));
    expect(elsewhere.mock.calls).toEqual([[address, { title: 'My words', text: '' }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps the other items when it hands one over, and does not hand over products', async () => {
    elsewhere.mockClear();
    const { user } = await openForm();
    await user.type(field('Search keywords'), 'Bulbs');
    await user.click(screen.getByRole('button', { name: 'Add another (1 / 12)' }));
    const second = within(within(dialog()).getByRole('group', { name: 'Item 2' }));
    await user.click(second.getByRole('radio', { name: 'Open a URL' }));
    const url = second.getByLabelText('Product URL');
    await user.click(url);
    await user.paste('https://item.rakuten.co.jp/hana/scissors/');
    await user.tab();
    expect(second.queryByRole('button', { name: /^Add it as/ })).not.toBeInTheDocument();
    await user.clear(url);
    await user.paste('https://shop.example/flowers');
    await user.click(await second.findByRole('button', { name: 'Add it as a link' }));
    expect(elsewhere).toHaveBeenCalledTimes(1);
    expect(await within(dialog()).findByText(/^That URL is now in the list/)).toBeInTheDocument();
    expect(field('Search keywords')).toHaveValue('Bulbs');
    expect(within(dialog()).queryByLabelText('Product URL')).not.toBeInTheDocument();
  });

  it('treats a product URL in the keyword field as a URL', async () => {
    more.mockClear();
    onCall(
      'post',
      '/link-previews',
      answers({
        url: 'https://item.rakuten.co.jp/hana/scissors/',
        kind: 'item',
        provider: null,
        mall: 'rakuten',
        title: 'Scissors',
        description: null,
        picture: null,
      }),
    );
    const { user } = await openForm();
    await user.click(field('Search keywords'));
    await user.paste(
      '花ばさみ https://item.rakuten.co.jp/hana/scissors/\nhttps://item.rakuten.co.jp/hana/vase/',
    );
    expect(field('Product URL')).toHaveValue('https://item.rakuten.co.jp/hana/scissors/');
    expect(field('Product URL')).toHaveFocus();
    await waitFor(() => expect(field('Item name (optional)')).toHaveValue('Scissors'));
    expect(more.mock.calls).toEqual([[['https://item.rakuten.co.jp/hana/vase/']]]);
    expect(within(dialog()).getByText(/^The other URL is now in the list/)).toBeInTheDocument();
  });

  it('adds an item per pasted URL without a list that takes them', async () => {
    const { user } = await openForm({ panel: false });
    await user.click(field('Search keywords'));
    await user.paste('https://item.rakuten.co.jp/hana/1/\nhttps://item.rakuten.co.jp/hana/2/');
    expect(
      within(dialog())
        .getAllByLabelText('Product URL')
        .map((each) => (each as HTMLInputElement).value),
    ).toEqual(['https://item.rakuten.co.jp/hana/1/', 'https://item.rakuten.co.jp/hana/2/']);
  });

  /** Answers with a page that is titled with the end of its URL. */
  const readsPages = () =>
    onCall('post', '/link-previews', async ({ request }) => {
      const { url } = (await request.json()) as { url: string };
      return HttpResponse.json(aReadProduct(url));
    });
  const aReadProduct = (url: string) => ({
    url,
    kind: 'item',
    provider: null,
    mall: 'rakuten',
    title: `Vase ${url.split('/').at(-2) ?? ''}`,
    description: null,
    picture: null,
  });
  const products = (count: number) =>
    Array.from({ length: count }, (_, index) => `https://item.rakuten.co.jp/hana/${index + 1}/`);
  const names = () =>
    within(dialog())
      .getAllByLabelText('Item name (optional)')
      .map((each) => (each as HTMLInputElement).value);

  it('reads the pages of all items that several addresses make', async () => {
    const reads = readsPages();
    const { user } = await openForm({ panel: false });
    await user.click(field('Search keywords'));
    await user.paste(products(4).join('\n'));
    await waitFor(() => expect(names()).toEqual(['Vase 1', 'Vase 2', 'Vase 3', 'Vase 4']));
    expect(reads.map(({ body }) => (body as { url: string }).url).toSorted()).toEqual(products(4));
  });

  it('reads no more pages when too many were read', async () => {
    const reads = onCall('post', '/link-previews', refuses(429));
    const { user } = await openForm({ panel: false });
    await user.click(field('Search keywords'));
    await user.paste(products(6).join('\n'));
    await waitFor(() => expect(screen.queryByText('Reading the page')).not.toBeInTheDocument());
    expect(reads).toHaveLength(2);
  });

  it.each([
    [13, /This URL was left out: https:\/\/item\.rakuten\.co\.jp\/hana\/13\/$/],
    [15, /3 URLs were left out, beginning with this one: https:\/\/item\.rakuten\.co\.jp\/hana\/13\/$/],
  ])('says which of %i addresses are more than it holds', async (count, words) => {
    readsPages();
    const { user } = await openForm({ panel: false });
    await user.click(field('Search keywords'));
    await user.paste(products(count).join('\n'));
    expect(within(dialog()).getAllByLabelText('Product URL')).toHaveLength(12);
    expect(await within(dialog()).findByText(words)).toBeInTheDocument();
    await waitFor(() => expect(names().at(-1)).toBe('Vase 12'));
  });

  it('reads the pages of two items at once, also if another is removed meanwhile', async () => {
    const { answer, release } = answersLater(aReadProduct('https://item.rakuten.co.jp/hana/2/'));
    onCall('post', '/link-previews', async ({ request }) => {
      const { url } = (await request.json()) as { url: string };
      return url.endsWith('/2/') ? answer() : HttpResponse.json(aReadProduct(url));
    });
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Add another (1 / 12)' }));
    await user.click(screen.getByRole('button', { name: 'Add another (2 / 12)' }));
    const item = (number: number) =>
      within(within(dialog()).getByRole('group', { name: `Item ${String(number)}` }));
    for (const number of [2, 3]) {
      await user.click(item(number).getByRole('radio', { name: 'Open a URL' }));
      await user.click(item(number).getByLabelText('Product URL'));
      await user.paste(`https://item.rakuten.co.jp/hana/${String(number)}/`);
    }
    await waitFor(() => expect(names()).toEqual(['', 'Vase 3']));
    expect(item(2).getByText('Reading the page')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove item 1' }));
    release();
    await waitFor(() => expect(names()).toEqual(['Vase 2', 'Vase 3']));
  });

  it('reads an address again whose reading was ended by another', async () => {
    const { answer, release } = answersLater();
    const [first = '', second = ''] = products(2);
    let reads = 0;
    onCall('post', '/link-previews', () => {
      reads += 1;
      return reads === 3 ? HttpResponse.json(aReadProduct(first)) : answer();
    });
    const { user } = await openForm();
    await user.click(within(dialog()).getByRole('radio', { name: 'Open a URL' }));
    for (const [index, url] of [first, second, first].entries()) {
      await user.clear(field('Product URL'));
      await user.click(field('Product URL'));
      await user.paste(url);
      await waitFor(() => expect(reads).toBe(index + 1));
    }
    await waitFor(() => expect(names()).toEqual(['Vase 1']));
    release();
  });

  it('keeps pasted keywords', async () => {
    const { user } = await openForm();
    await user.click(field('Search keywords'));
    await user.paste('花ばさみ KEYUCA.com');
    expect(field('Search keywords')).toHaveValue('花ばさみ KEYUCA.com');
  });

  it('asks before input is lost', async () => {
    const { user } = await openForm();
    await user.type(field('Search keywords'), 'Bulbs');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await user.click(within(asked).getByRole('button', { name: 'Keep editing' }));
    await screen.findByRole('dialog', { name: 'Add items' });
    expect(field('Search keywords')).toHaveValue('Bulbs');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('accepts one picture: from the content, from another item, or a file', async () => {
    mockPictureApis();
    const items = someItems(11);
    onCall('get', ITEMS, answers(aFirstPage(items, 200)));
    const { user } = await openForm();
    await user.type(field('Search keywords'), 'Bulbs');
    const pictures = (group: string) =>
      within(within(dialog()).getByRole('group', { name: group })).getAllByRole('button', { name: /^Image/ });
    const pressed = () => within(dialog()).queryAllByRole('button', { pressed: true });
    expect(pictures('From other items')).toHaveLength(9);
    await user.click(within(dialog()).getByRole('button', { name: 'Show more (2 left)' }));
    expect(pictures('From other items')).toHaveLength(11);

    await user.upload(field(/^Image/), aFile());
    await waitFor(() => expect(within(dialog()).getByRole('img')).toBeInTheDocument());
    await user.click(pictures('From the post')[0]!);
    expect(pressed()).toEqual([pictures('From the post')[0]]);
    await user.click(pictures('From other items')[10]!);
    expect(pressed()).toEqual([pictures('From other items')[10]]);
    await user.click(screen.getByRole('button', { name: 'Review' }));
    const calls = onCall('post', '/items/contents/34', answers({ results: [anItem()], total: 1 }));
    await user.click(await screen.findByRole('button', { name: 'Add (1)' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual({
      items: [{ majorMallFlag: true, name: 'Bulbs', imageFileName: items[10]!.image.split('/').at(-1) }],
    });
  });

  it('accepts up to twelve items, and removes one', async () => {
    const { user } = await openForm();
    for (let count = 1; count < 12; count += 1) {
      await user.click(screen.getByRole('button', { name: `Add another (${count} / 12)` }));
    }
    expect(screen.queryByRole('button', { name: /^Add another/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove item 12' }));
    expect(screen.getByRole('button', { name: 'Add another (11 / 12)' })).toBeInTheDocument();
  });

  it('moves the focus when the button that opened the dialog is gone', async () => {
    const { user } = await openForm();
    await user.type(field('Search keywords'), 'Bulbs');
    await user.click(within(dialog()).getByRole('group', { name: 'From the post' }).querySelector('button')!);
    await user.click(screen.getByRole('button', { name: 'Review' }));
    const results = [anItem({ itemId: 20, name: 'Bulbs' })];
    onCall('post', '/items/contents/34', answers({ results, total: 1 }));
    await user.click(await screen.findByRole('button', { name: 'Add (1)' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(block()).toHaveFocus();
  });

  it('replaces the title of the previous page, but not typed input', async () => {
    const titles = ['Vase', 'Pot', 'Bowl'];
    onCall('post', '/link-previews', () =>
      HttpResponse.json({
        url: 'https://example.com/a',
        kind: 'link',
        provider: null,
        mall: null,
        title: titles.shift() ?? null,
        description: null,
        picture: null,
      }),
    );
    const { user } = await openForm();
    await user.click(within(dialog()).getByRole('radio', { name: 'Open a URL' }));
    const enter = async (url: string) => {
      await user.clear(field('Product URL'));
      await user.click(field('Product URL'));
      await user.paste(url);
    };
    const name = () => field(/^Item name/);
    await enter('https://example.com/a');
    await waitFor(() => expect(name()).toHaveValue('Vase'));
    await enter('https://example.com/b');
    await waitFor(() => expect(name()).toHaveValue('Pot'));
    await user.clear(name());
    await user.type(name(), 'My own words');
    await enter('https://example.com/c');
    await waitFor(() => expect(titles).toHaveLength(0));
    await waitFor(() => expect(within(dialog()).queryByText('Reading the page')).not.toBeInTheDocument());
    expect(name()).toHaveValue('My own words');
  });

  it('shows a long URL as it is stored', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('radio', { name: 'Open a URL' }));
    await user.click(field('Product URL'));
    await user.paste(`https://www.amazon.co.jp/dp/B01?ref=${'a'.repeat(500)}&tag=hana-22`);
    await user.click(within(dialog()).getByRole('group', { name: 'From the post' }).querySelector('button')!);
    await user.click(screen.getByRole('button', { name: 'Review' }));
    expect(await screen.findByText('https://www.amazon.co.jp/dp/B01?tag=hana-22')).toBeInTheDocument();
  });

  it('needs a content first', async () => {
    const { user } = await openEditor([]);
    await user.click(await screen.findByRole('button', { name: 'Add items' }));
    expect(await screen.findByText(/Please add a post first/)).toBeInTheDocument();
  });
});

describe('a draft of items', () => {
  const words = (label: string) => screen.findByLabelText(label, { exact: true });

  it('is restored after a reload or a login, except for files', async () => {
    mockPictureApis();
    const { user, unmount } = await openEditor();
    await user.click(await screen.findByRole('button', { name: 'Add items' }));
    await user.click(await screen.findByRole('button', { name: 'Roses' }));
    await user.type(await words('Search keywords'), 'Rose water');
    await user.click(screen.getByRole('group', { name: 'From the post' }).querySelector('button')!);
    await user.click(screen.getByRole('button', { name: 'Add another (1 / 12)' }));
    const part = (number: number) => within(screen.getByRole('group', { name: `Item ${number}` }));
    await user.click(part(2).getByRole('radio', { name: 'Open a URL' }));
    await user.type(part(2).getByLabelText('Product URL'), 'https://example.com/pot');
    const file = () => part(2).getByLabelText(/^Image/, { selector: 'input' });
    await user.upload(file(), aFile('image/jpeg', { name: 'pot.jpg' }));
    await waitFor(() => expect(part(2).getByRole('img')).toBeInTheDocument());
    unmount();

    const again = await openEditor();
    expect(await screen.findByText('For “Roses”.')).toBeInTheDocument();
    expect(await screen.findByText('Your draft has been restored.')).toBeInTheDocument();
    expect(part(1).getByLabelText('Search keywords')).toHaveValue('Rose water');
    expect(part(2).getByLabelText('Product URL')).toHaveValue('https://example.com/pot');
    expect(file()).toHaveAccessibleDescription(/The image “pot\.jpg” could not be restored\./);
    await again.user.upload(file(), aFile());
    await again.user.click(screen.getByRole('button', { name: 'Review' }));
    const calls = onCall('post', '/items/contents/35', answers({ results: [anItem()], total: 1 }));
    await again.user.click(await screen.findByRole('button', { name: 'Add (2)' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls[0]?.body).toMatchObject({
      'items[0][name]': 'Rose water',
      'items[0][imageFileName]': expect.stringMatching(/\.webp$/),
      'items[1][image]': expect.objectContaining({ type: 'image/jpeg' }),
    });
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('can be discarded', async () => {
    saveDraft(itemsDraft(accountId, 34), { 'items.0.name': 'Vase', 'items.2.name': 'Pot' });
    const { user } = await openEditor();
    expect(await screen.findByRole('group', { name: 'Item 3' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await words('Search keywords')).toHaveValue('');
    expect(screen.queryByRole('group', { name: /^Item/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('is deleted when its content no longer exists', async () => {
    saveDraft(itemsDraft(accountId, 99), { 'items.0.name': 'Vase' });
    await openEditor();
    await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['unknown fields', { nonsense: 'x' }],
    ['too many items', { 'items.999.name': 'x' }],
    ['a deleted picture', { 'items.0.shown': 'gone.webp' }],
  ])('tolerates %s', async (_what, values) => {
    saveDraft(itemsDraft(accountId, 34), values);
    await openEditor();
    expect(await words('Search keywords')).toHaveValue('');
    expect(screen.queryByRole('group', { name: /^Item/ })).not.toBeInTheDocument();
  });
});

describe('changing an item', () => {
  const ITEM = '/items/9/contents/34';
  const stored = anItem({ itemId: 9, contentId: 34, name: 'Vase', url: 'https://example.com/vase' });
  const dialog = () => screen.getByRole('dialog', { name: 'Edit item' });
  const field = (label: string | RegExp) => within(dialog()).getByLabelText(label, { selector: 'input' });
  const opener = (name = 'Vase') => screen.findByRole('button', { name: `Edit “${name}”` });
  const save = () => within(dialog()).getByRole('button', { name: 'Save' });

  async function openItem(item = stored, others = someItems(2)) {
    // Loading times are not tested here.
    await import('./edit/EditItemDialog');
    onCall('get', ITEMS, answers(aFirstPage([item, ...others], 200)));
    const page = await openEditor();
    await page.user.click(await opener(item.name ?? 'Product'));
    await screen.findByRole('dialog', { name: 'Edit item' });
    return page;
  }

  it('sends what has changed, shows it in the list, and returns the focus', async () => {
    const { user } = await openItem();
    const name = field('Item name (optional)');
    expect(name).toHaveValue('Vase');
    expect(field('Product URL')).toHaveValue('https://example.com/vase');
    expect(within(dialog()).getByRole('radio', { name: 'Open a URL' })).toBeChecked();
    await user.clear(name);
    await user.type(name, 'Glass vase');
    const calls = onCall('patch', ITEM, answers({ ...stored, name: 'Glass vase' }));
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.map(({ body }) => body)).toEqual([{ name: 'Glass vase' }]);
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(within(block()).getAllByRole('listitem')[0]).toHaveTextContent('Glass vase');
    expect(await opener('Glass vase')).toHaveFocus();
  });

  it('turns a URL into a keyword', async () => {
    const { user } = await openItem(
      anItem({ itemId: 9, contentId: 34, url: 'https://example.com/vase' }),
      [],
    );
    await user.click(within(dialog()).getByRole('radio', { name: 'Search in shops' }));
    await user.click(save());
    expect(await screen.findByText('Enter search keywords.')).toBeInTheDocument();
    await user.type(field('Search keywords'), 'vase');
    const changed = anItem({ itemId: 9, contentId: 34, name: 'vase' });
    const calls = onCall('patch', ITEM, answers(changed));
    await user.click(save());
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual({ majorMallFlag: true, name: 'vase', url: null });
    expect(await screen.findByText('Searched in shops')).toBeInTheDocument();
  });

  it('turns a keyword into a URL, without a name', async () => {
    const { user } = await openItem(anItem({ itemId: 9, contentId: 34, name: 'Vase' }), []);
    await user.click(within(dialog()).getByRole('radio', { name: 'Open a URL' }));
    // The keyword is offered as the name.
    expect(field('Item name (optional)')).toHaveValue('Vase');
    await user.clear(field('Item name (optional)'));
    await user.type(field('Product URL'), 'example.com/pot');
    const changed = anItem({ itemId: 9, contentId: 34, url: 'https://example.com/pot' });
    const calls = onCall('patch', ITEM, answers(changed));
    await user.click(save());
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual({ majorMallFlag: false, name: null, url: 'https://example.com/pot' });
    expect(await opener('Product')).toBeInTheDocument();
  });

  it('replaces the picture by a file, by one of the post or by that of another item', async () => {
    mockPictureApis();
    const { user } = await openItem();
    const pictures = (group: string) =>
      within(within(dialog()).getByRole('group', { name: group })).getAllByRole('button', { name: /^Image/ });
    expect(pictures('From other items')).toHaveLength(3);
    expect(pictures('From other items')[0]).toHaveAttribute('aria-pressed', 'true');
    await user.upload(field(/^Image/), aFile());
    const calls = onCall('patch', ITEM, refuses(500));
    await user.click(save());
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual({ image: expect.objectContaining({ type: 'image/jpeg' }) });
    await user.click(pictures('From the post')[0]!);
    await user.click(save());
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.body).toEqual({ imageFileName: expect.stringMatching(/\.webp$/) });
    // Back to its own picture.
    await user.click(pictures('From other items')[0]!);
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls).toHaveLength(2);
  });

  it('shows what the server rejects at its field', async () => {
    const { user } = await openItem();
    await user.type(field('Product URL'), '?a');
    onCall('patch', ITEM, refuses(400, 'unavailableUrl', 'url'));
    await user.click(save());
    await waitFor(() => expect(field('Product URL')).toBeInvalid());
    expect(field('Product URL')).toHaveFocus();
    expect(field('Product URL')).toHaveValue('https://example.com/vase?a');
  });

  it('asks before input is lost', async () => {
    const { user } = await openItem();
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await opener()).toHaveFocus();
    await user.click(await opener());
    await screen.findByRole('dialog', { name: 'Edit item' });
    await user.type(field('Item name (optional)'), '!');
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await user.click(within(asked).getByRole('button', { name: 'Keep editing' }));
    await screen.findByRole('dialog', { name: 'Edit item' });
    expect(field('Item name (optional)')).toHaveValue('Vase!');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await opener()).toHaveFocus();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('restores the draft after a reload or a login', async () => {
    saveDraft(itemDraft(accountId, 9), { 'items.0.name': 'Half a na' });
    onCall('get', ITEMS, answers(aFirstPage([stored], 200)));
    await openEditor();
    await screen.findByRole('dialog', { name: 'Edit item' });
    expect(await screen.findByText('Your draft has been restored.')).toBeInTheDocument();
    expect(field('Item name (optional)')).toHaveValue('Half a na');
  });

  it('says that the item was deleted elsewhere, and removes it from the list', async () => {
    const { user } = await openItem(stored, []);
    await user.type(field('Item name (optional)'), '!');
    onCall('patch', ITEM, refuses(404));
    await user.click(save());
    expect(await screen.findByText('This item has been deleted.')).toBeInTheDocument();
    expect(field('Item name (optional)')).toHaveValue('Vase!');
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(block()).toHaveFocus());
    expect(screen.queryByText('Vase')).not.toBeInTheDocument();
  });
});

describe('deleting an item', () => {
  const menu = () => screen.findByRole('button', { name: 'Actions for “Vase”' });
  async function askToDelete(user: UserEvent) {
    await user.click(await menu());
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  }

  it('asks for confirmation and removes the item from the list', async () => {
    onCall('get', ITEMS, answers(aFirstPage([anItem({ itemId: 9, contentId: 34, name: 'Vase' })], 200)));
    const calls = onCall('delete', '/items/9/contents/34', answersNothing());
    const { user } = await openEditor();
    await askToDelete(user);
    const asked = await screen.findByRole('alertdialog', { name: 'Delete this item?' });
    expect(asked).toHaveTextContent('Vase');
    expect(within(asked).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(await menu()).toHaveFocus());
    await askToDelete(user);
    const again = await screen.findByRole('alertdialog');
    const confirm = within(again).getByRole('button', { name: 'Delete' });
    await user.click(confirm);
    // It may still be closing.
    await screen.findByText('Item deleted.');
    fireEvent.click(confirm);
    await waitFor(() => expect(screen.queryByText('Vase')).not.toBeInTheDocument());
    expect(calls).toHaveLength(1);
    expect(block()).toHaveFocus();
  });

  it('succeeds when the item was already deleted', async () => {
    onCall('get', ITEMS, answers(aFirstPage([anItem({ itemId: 9, contentId: 34, name: 'Vase' })], 200)));
    onCall('delete', '/items/9/contents/34', refuses(404));
    const { user } = await openEditor();
    await askToDelete(user);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Vase')).not.toBeInTheDocument());
  });

  it('keeps the item when the request fails', async () => {
    onCall('get', ITEMS, answers(aFirstPage([anItem({ itemId: 9, contentId: 34, name: 'Vase' })], 200)));
    onCall('delete', '/items/9/contents/34', refuses(500));
    const { user } = await openEditor();
    await askToDelete(user);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByText('Vase')).toBeInTheDocument();
  });
});
