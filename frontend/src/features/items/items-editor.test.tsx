import { screen, waitFor, within } from '@testing-library/react';
import { answers, onCall, refuses } from '../../testing/api-server';
import { aPlace } from '../../testing/blocks';
import { aFirstPart, someItems } from '../../testing/page-contents';
import { renderPart } from '../../testing/render-app';
import { useOwnItems } from './api/own-items';
import { ItemsEditor } from './ItemsEditor';

const ITEMS = '/items/accounts/hanako.sato';

function OwnItems() {
  return <ItemsEditor list={useOwnItems('hanako.sato')} place={aPlace({ title: 'Recommended items' })} />;
}

const openEditor = () => renderPart(<OwnItems />, ['blocks']);
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
    expect(within(block()).queryByRole('button')).not.toBeInTheDocument();
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
    expect(within(block()).queryByRole('button')).not.toBeInTheDocument();
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
