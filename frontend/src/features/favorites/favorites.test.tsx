import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { answers, onCall, refuses } from '../../testing/api-server';
import { aContent, anItem } from '../../testing/page-contents';
import { openPage } from '../../testing/render-app';
import { mockScrollEnd } from '../../testing/scroll-end';

const { jest } = import.meta;

const upTo = (count: number) => Array.from({ length: count }, (_none, index) => index + 1);
const keepItems = (ids: readonly number[]) => window.localStorage.setItem('favoriteItems', ids.join(','));
const keptItems = () => window.localStorage.getItem('favoriteItems');
const keepContents = (ids: readonly number[]) =>
  window.localStorage.setItem('favoriteContents', ids.join(','));

/** Answers with the requested entries, except deleted and hidden ones. */
function answersItems(gone: readonly number[] = [], hidden: readonly number[] = []) {
  return onCall('get', '/items', ({ request }) => {
    const ids = new URL(request.url).searchParams.getAll('itemIds').map(Number);
    const results = ids
      .filter((id) => !gone.includes(id) && !hidden.includes(id))
      .map((id) => anItem({ itemId: id, name: `Thing ${id}` }));
    const goneIds = ids.filter((id) => gone.includes(id));
    return HttpResponse.json({ results, total: ids.length, nextOffset: null, goneIds });
  });
}

function answersContents() {
  return onCall('get', '/contents', ({ request }) => {
    const ids = new URL(request.url).searchParams.getAll('contentIds').map(Number);
    const results = ids.map((id) =>
      aContent({ contentId: id, title: `Post ${id}`, displayId: `creator${id}` }),
    );
    return HttpResponse.json({ results, total: ids.length, nextOffset: null, goneIds: [] });
  });
}

const entries = () => within(screen.getByRole('main')).getAllByRole('listitem');
const shown = () => entries().map((entry) => within(entry).getByRole('link').textContent);
const openItems = () => openPage('/favorite/items', { language: 'en' });

describe('favorite items', () => {
  it('are shown newest first from this device, with or without a login', async () => {
    keepItems([7, 3, 12]);
    answersItems();
    await openItems();
    await screen.findByText('Thing 7');
    expect(shown()).toEqual(['Thing 7', 'Thing 3', 'Thing 12']);
    expect(screen.getByRole('link', { name: /^Items ?3$/, current: 'page' })).toBeInTheDocument();
  });

  it('are labelled as advertising when a creator may earn from one', async () => {
    keepItems([7]);
    const url = 'https://amzn.to/1';
    const item = anItem({ itemId: 7, url, destinations: [{ mall: null, url, sponsored: true }] });
    onCall('get', '/items', answers({ results: [item], total: 1, nextOffset: null, goneIds: [] }));
    await openItems();
    expect(await screen.findByText('Contains affiliate links')).toBeInTheDocument();
    expect(within(entries()[0]!).getByRole('link')).toHaveAttribute('rel', 'sponsored nofollow noopener');
  });

  it('are loaded forty at a time', async () => {
    keepItems(upTo(90));
    const calls = answersItems();
    const { user } = await openItems();
    await screen.findByText('Thing 1');
    expect(shown()).toHaveLength(40);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(shown()).toHaveLength(80));
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(shown()).toHaveLength(90));
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    // Loaded entries are not requested again.
    expect(calls.map(({ query }) => query.getAll('itemIds').length)).toEqual([40, 40, 10]);
  });

  it('are loaded when the end of the list is scrolled into view', async () => {
    const { reach, restore } = mockScrollEnd();
    keepItems(upTo(50));
    answersItems();
    await openItems();
    await screen.findByText('Thing 1');
    reach();
    await waitFor(() => expect(shown()).toHaveLength(50));
    restore();
  });

  it('disappear at once when they are removed, with a message', async () => {
    keepItems([7, 3]);
    answersItems();
    const { user } = await openItems();
    await user.click(
      await screen.findByRole('button', { name: 'Add “Thing 7” to favourites', pressed: true }),
    );
    expect(shown()).toEqual(['Thing 3']);
    expect(screen.getByText('Removed the item from your favourites.')).toBeInTheDocument();
    expect(keptItems()).toBe('3');
  });

  it('move the focus to the next one, the previous one, or the tab when removed', async () => {
    keepItems([7, 3, 12]);
    answersItems();
    const { user } = await openItems();
    await screen.findByText('Thing 7');
    const heart = (id: number) => screen.getByRole('button', { name: `Add “Thing ${id}” to favourites` });
    heart(3).focus();
    for (const id of [12, 7]) {
      await user.keyboard('{Enter}');
      await waitFor(() => expect(heart(id)).toHaveFocus());
    }
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^Items ?0$/, current: 'page' })).toHaveFocus(),
    );
  });

  it('keep the focus when others are added or removed', async () => {
    keepItems([7, 3, 12]);
    answersItems();
    await openItems();
    await screen.findByText('Thing 7');
    const inAnotherWindow = (ids: readonly number[]) => {
      keepItems(ids);
      act(() => void window.dispatchEvent(new StorageEvent('storage')));
    };
    const way = within(entries()[1]!).getByRole('link');
    way.focus();
    inAnotherWindow([9, 7, 3, 12]);
    await waitFor(() => expect(shown()).toEqual(['Thing 9', 'Thing 7', 'Thing 3', 'Thing 12']));
    expect(way).toHaveFocus();
    inAnotherWindow([9, 7, 12]);
    await waitFor(() => expect(shown()).toEqual(['Thing 9', 'Thing 7', 'Thing 12']));
    expect(screen.getByRole('button', { name: /Thing 12/ })).toHaveFocus();
    // A focus that has moved elsewhere is left alone.
    act(() => screen.getByRole('link', { name: /^Posts/ }).focus());
    inAnotherWindow([9, 7]);
    await waitFor(() => expect(shown()).toEqual(['Thing 9', 'Thing 7']));
    expect(screen.getByRole('link', { name: /^Posts/ })).toHaveFocus();
  });

  it('keep the focus on an entry that moves to another group', async () => {
    keepItems(upTo(14));
    answersItems();
    await openItems();
    await screen.findByText('Thing 1');
    const inAnotherWindow = (ids: readonly number[]) => {
      keepItems(ids);
      act(() => void window.dispatchEvent(new StorageEvent('storage')));
    };
    const way = () => within(entries()[11]!).getByRole('link');
    const heart = () => within(entries()[11]!).getByRole('button');
    act(() => within(entries()[12]!).getByRole('link').focus());
    inAnotherWindow(upTo(14).slice(1));
    await waitFor(() => expect(way()).toHaveAccessibleName('Thing 13'));
    expect(way()).toHaveFocus();
    act(() => within(entries()[12]!).getByRole('button').focus());
    inAnotherWindow(upTo(14).slice(2));
    await waitFor(() => expect(way()).toHaveAccessibleName('Thing 14'));
    expect(heart()).toHaveFocus();
  });

  it('form a single list for assistive technology', async () => {
    keepItems(upTo(30));
    answersItems();
    await openItems();
    await screen.findByText('Thing 30');
    const list = within(screen.getByRole('main')).getByRole('list');
    expect(within(list).getAllByRole('listitem')).toHaveLength(30);
  });

  it('are removed from the device when deleted, but kept when loading fails', async () => {
    keepItems([7, 3, 12]);
    onCall('get', '/items', refuses(503));
    const { user } = await openItems();
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the recommended items.');
    expect(keptItems()).toBe('7,3,12');
    const calls = answersItems([3]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Thing 12');
    expect(shown()).toEqual(['Thing 7', 'Thing 12']);
    expect(keptItems()).toBe('7,12');
    // The others are not requested again, and the deleted one is not counted as hidden.
    expect(calls).toHaveLength(1);
    expect(screen.queryByText(/Not available right now/)).not.toBeInTheDocument();
  });

  it('stay stored while hidden, with a note, and are requested again next time', async () => {
    keepItems([7, 3, 12]);
    answersItems([12], [3]);
    const { unmount } = await openItems();
    await screen.findByText('Thing 7');
    expect(shown()).toEqual(['Thing 7']);
    expect(
      screen.getByText('Not available right now: 1. They are still in your favourites.'),
    ).toBeInTheDocument();
    expect(keptItems()).toBe('7,3');
    unmount();
    answersItems();
    await openItems();
    await screen.findByText('Thing 3');
    expect(shown()).toEqual(['Thing 7', 'Thing 3']);
    expect(screen.queryByText(/Not available right now/)).not.toBeInTheDocument();
  });

  it('are not reported as empty when all of them are hidden', async () => {
    keepItems([3]);
    answersItems([], [3]);
    await openItems();
    expect(await screen.findByText(/Not available right now: 1/)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'No favourite items yet' })).not.toBeInTheDocument();
    expect(keptItems()).toBe('3');
  });

  it('follow changes from other windows', async () => {
    keepItems([7]);
    answersItems();
    await openItems();
    await screen.findByText('Thing 7');
    keepItems([9, 7]);
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    await screen.findByText('Thing 9');
    expect(shown()).toEqual(['Thing 9', 'Thing 7']);
  });

  it('tolerate an invalid stored list', async () => {
    window.localStorage.setItem('favoriteItems', 'x,7,,-1,7,<b>,2147483648,1e9,3 ,12');
    answersItems();
    await openItems();
    await screen.findByText('Thing 7');
    expect(shown()).toEqual(['Thing 7', 'Thing 12']);
  });

  it('explain themselves when there are none', async () => {
    await openItems();
    expect(await screen.findByRole('heading', { name: 'No favourite items yet' })).toBeInTheDocument();
  });

  it('are empty when the device stores nothing', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await openItems();
    expect(await screen.findByRole('heading', { name: 'No favourite items yet' })).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

describe('favorite posts', () => {
  it('are loaded thirty at a time and link to their pages', async () => {
    keepContents(upTo(31));
    const calls = answersContents();
    const { user } = await openPage('/favorite/contents', { language: 'en' });
    await screen.findByText('Post 1');
    expect(entries()).toHaveLength(30);
    expect(screen.getByRole('link', { name: /Post 2\D/ })).toHaveAttribute(
      'href',
      '/profile/creator2/contents/2',
    );
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(entries()).toHaveLength(31));
    expect(calls).toHaveLength(2);
  });

  it('move the focus to the next one when removed', async () => {
    keepContents([4, 5]);
    answersContents();
    const { user } = await openPage('/favorite/contents', { language: 'en' });
    (await screen.findByRole('button', { name: 'Add “Post 4” to favourites' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add “Post 5” to favourites' })).toHaveFocus(),
    );
  });

  it('have a tab beside the items', async () => {
    keepContents([1]);
    keepItems([5]);
    answersContents();
    answersItems();
    const { user, path } = await openPage('/favorite/contents', { language: 'ja' });
    await screen.findByText('Post 1');
    await user.click(screen.getByRole('link', { name: /^アイテム ?1$/ }));
    await screen.findByText('Thing 5');
    expect(path()).toBe('/favorite/items');
  });
});
