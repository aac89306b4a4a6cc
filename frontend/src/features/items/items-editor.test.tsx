import { screen, waitFor, within } from '@testing-library/react';
import { answers, answersNothing, onCall, refuses } from '../../testing/api-server';
import { aPlace } from '../../testing/blocks';
import { aContentTile, aFirstPart, anItem, someItems } from '../../testing/page-contents';
import { aFile, giveSight } from '../../testing/picture-files';
import { renderPart } from '../../testing/render-app';
import { type ItemTarget } from './add/AddItemsDialog';
import { itemTarget } from './add/item-target';
import { useOwnItems } from './api/own-items';
import { ItemsEditor } from './ItemsEditor';

const ITEMS = '/items/accounts/hanako.sato';

const POSTS = [
  itemTarget(aContentTile({ contentId: 34, title: 'Tulips' }), 'Tulips'),
  itemTarget(aContentTile({ contentId: 35, title: 'Roses' }), 'Roses'),
];

function OwnItems({ posts }: { posts: readonly ItemTarget[] }) {
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
      displayId="hanako.sato"
      list={useOwnItems('hanako.sato')}
      targets={targets}
      place={aPlace({ title: 'Recommended items' })}
    />
  );
}

const openEditor = (posts = POSTS) =>
  renderPart(<OwnItems posts={posts} />, ['blocks', 'itemEditor', 'pictures', 'errors']);
const block = () => screen.getByRole('region', { name: 'Recommended items' });

describe('the items of the own page', () => {
  it('are listed with their pictures and where they are to be had', async () => {
    const [first, second] = someItems(2);
    onCall(
      'get',
      ITEMS,
      answers(
        aFirstPart(
          [
            { ...first!, url: 'https://www.example.com/scissors' },
            { ...second!, majorMallFlag: true, name: '花ばさみ', url: null },
          ],
          200,
        ),
      ),
    );
    await openEditor();
    await screen.findByText('花ばさみ');
    const rows = within(block()).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'example.comhttps://www.example.com/scissors',
      '花ばさみLooked for in shopping malls',
    ]);
    expect(block().querySelectorAll('img')).toHaveLength(2);
    expect(within(block()).getByText('2 in all')).toBeInTheDocument();
  });

  it('say what they are for where there are none', async () => {
    await openEditor();
    expect(await screen.findByRole('heading', { name: 'No recommended items yet' })).toBeInTheDocument();
    expect(within(block()).getByRole('button', { name: 'Add items' })).toBeInTheDocument();
  });

  it('come part by part where they are many', async () => {
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

  it('that could not be read say so and are read at another try', async () => {
    onCall('get', ITEMS, refuses(500));
    const { user } = await openEditor();
    // In its place, and in passing.
    await waitFor(() =>
      expect(screen.getAllByText('We could not load the recommended items.')).toHaveLength(2),
    );
    onCall('get', ITEMS, answers(aFirstPart(someItems(1), 200)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('https://example.com/item-1')).toBeInTheDocument();
  });
});

describe('adding items', () => {
  const dialog = () => screen.getByRole('dialog');
  const field = (label: string) => within(dialog()).getByLabelText(label);

  /** Opens the form for the first post. */
  async function openForm() {
    const page = await openEditor();
    await page.user.click(await screen.findByRole('button', { name: 'Add items' }));
    await page.user.click(await screen.findByRole('button', { name: 'Tulips' }));
    await screen.findByText('For “Tulips”.');
    return page;
  }

  it('asks for which post they are, then what they are, shows them, and sends them at once', async () => {
    giveSight();
    onCall('get', ITEMS, answers(aFirstPart([anItem({ itemId: 9, name: 'Vase' })], 200)));
    const { user } = await openForm();
    await user.type(field('Words to search for'), 'Tulip bulbs');
    await user.click(within(dialog()).getByRole('group', { name: 'From the post' }).querySelector('button')!);
    await user.click(screen.getByRole('button', { name: 'Another one (1 / 12)' }));
    const second = within(dialog()).getByRole('group', { name: 'Item 2' });
    await user.click(within(second).getByRole('radio', { name: 'Go to an address' }));
    await user.type(within(second).getByLabelText('Address of the item'), 'example.com/pot');
    await user.upload(within(second).getByLabelText(/^Image/, { selector: 'input' }), aFile());
    await user.click(screen.getByRole('button', { name: 'Look it over' }));

    expect(await screen.findByRole('dialog', { name: 'Is this right?' })).toHaveTextContent('Tulip bulbs');
    expect(dialog()).toHaveTextContent('https://example.com/pot');
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
      'items[1][url]': 'https://example.com/pot',
      'items[1][image]': expect.any(File),
    });
    expect(screen.getByText('The items are added.')).toBeInTheDocument();
    expect(within(block()).getByText('3 in all')).toBeInTheDocument();
  });

  it('says what is missing before anything is looked at', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Look it over' }));
    expect(await screen.findByText('Enter a keyword to look for.')).toBeInTheDocument();
    expect(screen.getByText('Choose an image.')).toBeInTheDocument();
    expect(field('Words to search for')).toHaveFocus();
  });

  it('leads back to what the server refuses, and keeps what was written', async () => {
    const { user } = await openForm();
    await user.type(field('Words to search for'), 'Bulbs');
    await user.click(within(dialog()).getByRole('group', { name: 'From the post' }).querySelector('button')!);
    await user.click(screen.getByRole('button', { name: 'Look it over' }));
    onCall('post', '/items/contents/34', refuses(400, 'invalidFormat', 'items[0][name]'));
    await user.click(await screen.findByRole('button', { name: 'Add (1)' }));
    expect(await screen.findByRole('dialog', { name: 'Add items' })).toBeInTheDocument();
    expect(field('Words to search for')).toHaveValue('Bulbs');
    expect(field('Words to search for')).toBeInvalid();
  });

  it('asks before what was written is lost', async () => {
    const { user } = await openForm();
    await user.type(field('Words to search for'), 'Bulbs');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Stop here?' });
    await user.click(within(asked).getByRole('button', { name: 'Go on' }));
    await screen.findByRole('dialog', { name: 'Add items' });
    expect(field('Words to search for')).toHaveValue('Bulbs');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('needs a post first', async () => {
    const { user } = await openEditor([]);
    await user.click(await screen.findByRole('button', { name: 'Add items' }));
    expect(await screen.findByText(/Please add a post first/)).toBeInTheDocument();
  });
});

describe('deleting an item', () => {
  it('asks first, and takes it from the list', async () => {
    onCall('get', ITEMS, answers(aFirstPart([anItem({ itemId: 9, contentId: 34, name: 'Vase' })], 200)));
    const calls = onCall('delete', '/items/9/contents/34', answersNothing());
    const { user } = await openEditor();
    await user.click(await screen.findByRole('button', { name: 'Delete “Vase”' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Delete this item?' });
    expect(within(asked).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(within(asked).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Vase')).not.toBeInTheDocument());
    expect(calls).toHaveLength(1);
  });

  it('that has gone already is what was wanted', async () => {
    onCall('get', ITEMS, answers(aFirstPart([anItem({ itemId: 9, contentId: 34, name: 'Vase' })], 200)));
    onCall('delete', '/items/9/contents/34', refuses(404));
    const { user } = await openEditor();
    await user.click(await screen.findByRole('button', { name: 'Delete “Vase”' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Vase')).not.toBeInTheDocument());
  });

  it('leaves it where the call fails', async () => {
    onCall('get', ITEMS, answers(aFirstPart([anItem({ itemId: 9, contentId: 34, name: 'Vase' })], 200)));
    onCall('delete', '/items/9/contents/34', refuses(500));
    const { user } = await openEditor();
    await user.click(await screen.findByRole('button', { name: 'Delete “Vase”' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument();
    expect(screen.getByText('Vase')).toBeInTheDocument();
  });
});
