import { screen, waitFor } from '@testing-library/react';
import { answers, onCall } from '../../testing/api-server';
import { openPage } from '../../testing/render-app';

function keep(lists: { contents?: string; items?: string }): void {
  if (lists.contents !== undefined) window.localStorage.setItem('favoriteContents', lists.contents);
  if (lists.items !== undefined) window.localStorage.setItem('favoriteItems', lists.items);
}

describe.each([
  ['favorite-items', '/favorite/items', 'items', '/favorite/contents', 'contents'],
  ['favorite-contents', '/favorite/contents', 'contents', '/favorite/items', 'items'],
] as const)('the %s guard', (_name, own, ownList, other, otherList) => {
  beforeEach(() => {
    for (const list of ['/contents', '/items'])
      onCall('get', list, answers({ results: [], total: 0, nextOffset: null }));
  });

  it.each([
    ['nothing is stored', {}],
    ['its list has entries', { [ownList]: '1' }],
    ['both lists have entries', { [ownList]: '1', [otherList]: '2,3' }],
  ])('opens the page if %s', async (_when, lists) => {
    keep(lists);
    const { path } = await openPage(own);
    await screen.findByRole('heading', { level: 1, name: 'Favourites' });
    expect(path()).toBe(own);
  });

  it.each([{ [otherList]: '5' }, { [ownList]: '', [otherList]: '5' }, { [ownList]: 'x', [otherList]: '5' }])(
    'redirects to the other list if only that one has entries: %j',
    async (lists) => {
      keep(lists);
      const { path } = await openPage(own);
      await waitFor(() => expect(path()).toBe(other));
    },
  );
});
