import { screen, waitFor, within } from '@testing-library/react';
import { hasUnsavedInput } from '../../hooks/useUnsavedWarning';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersNothing, onCall, refuses } from '../../testing/api-server';
import { aContentTile, aFirstPage, someContentTiles } from '../../testing/page-contents';
import { openPage, signIn } from '../../testing/render-app';
import { type ContentTile } from './api/public-contents';

const CONTENTS = '/contents/accounts/hanako.sato';
const ORDER = '/profile/edit/contents-order';
const EDIT = '/profile/hanako.sato/edit';

const hasContents = (contents: readonly ContentTile[]) =>
  onCall('get', CONTENTS, answers(aFirstPage(contents, 200)));

async function openOrder(contents: readonly ContentTile[] = someContentTiles(3)) {
  signIn();
  onCall('get', '/accounts/me', answers(anOwnAccount()));
  const calls = hasContents(contents);
  const page = await openPage(ORDER);
  return { ...page, calls };
}

async function openAndMove() {
  const page = await openOrder();
  await page.user.click(await screen.findByRole('button', { name: 'Move options for “Content 3”' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Move to top' }));
  await screen.findByText('The new order is not saved yet.');
  return page;
}

const shown = () => screen.getAllByText(/^Content \d+$/).map(({ textContent }) => textContent);
const save = () => screen.getByRole('button', { name: 'Save' });

describe('the order of the contents', () => {
  it('covers all contents, loaded two hundred at a time', async () => {
    const { calls } = await openOrder(someContentTiles(200));
    await waitFor(() => expect(shown()).toHaveLength(200));
    expect(calls.map(({ query }) => query.toString())).toEqual(['offset=0&limit=200']);
    expect(save()).toBeDisabled();
  });

  it('is saved as a whole and shown on the edit page', async () => {
    const { user, path } = await openAndMove();
    const calls = onCall('patch', '/contents/orders', () => {
      hasContents([3, 1, 2].map((id) => someContentTiles(3)[id - 1]!));
      return answersNothing()();
    });
    await user.click(save());
    expect(await screen.findByText('Posts reordered.')).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe(EDIT));
    expect(calls.map(({ body }) => body)).toEqual([{ orders: [3, 1, 2] }]);
    const rows = await screen.findAllByRole('link', { name: /^Edit “Content/ });
    expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
      'Edit “Content 3”',
      'Edit “Content 1”',
      'Edit “Content 2”',
    ]);
    expect(hasUnsavedInput()).toBe(false);
  });

  it.each([400, 403, 409, 429, 500, 503])(
    'stays, with a message, when it cannot be saved: %d',
    async (status) => {
      const { user, path } = await openAndMove();
      onCall('patch', '/contents/orders', refuses(status));
      await user.click(save());
      expect(await screen.findByText('We could not reorder the posts.')).toBeInTheDocument();
      expect(path()).toBe(ORDER);
      expect(shown()).toEqual(['Content 3', 'Content 1', 'Content 2']);
      expect(hasUnsavedInput()).toBe(true);
    },
  );

  it('applies the moves to the current list, with changes made elsewhere', async () => {
    const { user } = await openAndMove();
    hasContents([2, 3].map((id) => someContentTiles(3)[id - 1]!));
    const calls = onCall('patch', '/contents/orders', answersNothing());
    await user.click(save());
    expect(await screen.findByText('Posts reordered.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ orders: [3, 2] }]);
  });

  it('links the terms of the providers', async () => {
    await openOrder([1, 2].map((contentId) => aContentTile({ contentId, provider: 'youtube' })));
    const terms = await screen.findByRole('list', { name: 'Terms of the services' });
    expect(within(terms).getAllByRole('link')).toHaveLength(2);
  });

  it('continues with the remaining contents when one was deleted', async () => {
    const { user } = await openAndMove();
    onCall('patch', '/contents/orders', refuses(409));
    hasContents(someContentTiles(3).slice(1));
    await user.click(save());
    await waitFor(() => expect(shown()).toEqual(['Content 3', 'Content 2']));
    expect(
      await screen.findByText(/^A post was deleted elsewhere.* The list is now up to date/),
    ).toBeInTheDocument();
  });

  it('names a content without title and text by its service and date', async () => {
    const untitled = aContentTile({ contentId: 9, title: null, provider: 'instagram' });
    await openOrder([untitled, ...someContentTiles(1)]);
    expect(
      await screen.findByRole('button', { name: 'Move options for “Post on Instagram, October 3, 2026”' }),
    ).toBeInTheDocument();
  });

  it('redirects to the login when the session has expired', async () => {
    const { user, path } = await openAndMove();
    onCall('patch', '/contents/orders', refuses(401));
    await user.click(save());
    await waitFor(() => expect(path()).toMatch(/^\/login\?back=%2Fprofile%2Fedit%2Fcontents-order/));
  });

  it('shows a message and a retry when the contents cannot be loaded', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    onCall('get', CONTENTS, refuses(500));
    const { user } = await openPage(ORDER);
    expect(await screen.findByText('We could not load the posts.')).toBeInTheDocument();
    hasContents(someContentTiles(2));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shown()).toEqual(['Content 1', 'Content 2']));
  });

  it('needs at least two contents', async () => {
    await openOrder(someContentTiles(1));
    expect(await screen.findByRole('heading', { name: 'Nothing to reorder' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to editing' })).toHaveAttribute('href', EDIT);
  });

  it('is reached from the menu of the block', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    onCall('get', '/oauth/linkages/accounts/me', answers({ results: [], total: 0 }));
    hasContents(someContentTiles(2));
    const { user, path } = await openPage(EDIT);
    const block = await screen.findByRole('region', { name: 'Posts' });
    await within(block).findByText('Content 1');
    await user.click(within(block).getByRole('button', { name: 'Post actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Reorder posts' }));
    await waitFor(() => expect(path()).toBe(ORDER));
  });
});
