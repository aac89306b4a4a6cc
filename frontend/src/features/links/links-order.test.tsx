import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { type Link } from '../../api/generated/model/link';
import { hasUnsavedInput } from '../../hooks/useUnsavedWarning';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersNothing, answersLater, onCall, refuses } from '../../testing/api-server';
import { aLinkList, someLinks } from '../../testing/links';
import { openPage, signIn } from '../../testing/render-app';

const LINKS = '/links/accounts/hanako.sato';
const EDIT = '/profile/hanako.sato/edit';

function hasLinks(links: readonly Link[]) {
  return onCall('get', LINKS, ({ request }) => {
    const { searchParams } = new URL(request.url);
    return HttpResponse.json(
      aLinkList(links, Number(searchParams.get('offset')), Number(searchParams.get('limit'))),
    );
  });
}

async function openOrder(links: readonly Link[] = someLinks(3)) {
  signIn();
  onCall('get', '/accounts/me', answers(anOwnAccount()));
  const calls = hasLinks(links);
  const page = await openPage('/profile/edit/links-order');
  return { ...page, calls };
}

const shown = () => screen.getAllByText(/^Link \d+$/).map(({ textContent }) => textContent);
const save = () => screen.getByRole('button', { name: 'Save' });

describe('the order of the links', () => {
  async function openAndMove(links: readonly Link[] = someLinks(3)) {
    const page = await openOrder(links);
    await page.user.click(await screen.findByRole('button', { name: 'Move options for “Link 3”' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Move to top' }));
    await screen.findByText('The new order is not saved yet.');
    return page;
  }

  it('covers all links, loaded fifty at a time', async () => {
    const { calls } = await openOrder(someLinks(51));
    await waitFor(() => expect(shown()).toHaveLength(51));
    expect(calls.map(({ query }) => query.toString())).toEqual(['offset=0&limit=50', 'offset=50&limit=50']);
    expect(save()).toBeDisabled();
  });

  it('is saved as a whole and shown on the edit page', async () => {
    const { user, path } = await openAndMove();
    const calls = onCall('patch', '/links/orders', () => {
      hasLinks([3, 1, 2].map((id) => someLinks(3)[id - 1]!));
      return answersNothing()();
    });
    await user.click(save());
    expect(await screen.findByText('Links reordered.')).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe(EDIT));
    expect(calls.map(({ body }) => body)).toEqual([{ orders: [3, 1, 2] }]);
    const rows = await screen.findAllByRole('button', { name: /^Edit “Link/ });
    expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
      'Edit “Link 3”',
      'Edit “Link 1”',
      'Edit “Link 2”',
    ]);
    expect(hasUnsavedInput()).toBe(false);
  });

  it.each([400, 403, 409, 429, 500, 503])(
    'stays, with a message, when it cannot be saved: %d',
    async (status) => {
      const { user, path } = await openAndMove();
      onCall('patch', '/links/orders', refuses(status));
      await user.click(save());
      expect(await screen.findByText('We could not reorder the links.')).toBeInTheDocument();
      expect(path()).toBe('/profile/edit/links-order');
      expect(shown()).toEqual(['Link 3', 'Link 1', 'Link 2']);
      expect(hasUnsavedInput()).toBe(true);
    },
  );

  it('continues with the remaining links when one was deleted', async () => {
    const { user } = await openAndMove();
    onCall('patch', '/links/orders', refuses(409));
    hasLinks(someLinks(3).slice(1));
    await user.click(save());
    await waitFor(() => expect(shown()).toEqual(['Link 3', 'Link 2']));
    expect(
      await screen.findByText(/^A link was deleted elsewhere.* The list is now up to date/),
    ).toBeInTheDocument();
    expect(screen.getByText('We could not reorder the links.')).toBeInTheDocument();
    const calls = onCall('patch', '/links/orders', answersNothing());
    await user.click(save());
    await screen.findByText('Links reordered.');
    expect(calls.map(({ body }) => body)).toEqual([{ orders: [3, 2] }]);
  });

  it('shows a message when the remaining links cannot be loaded, and saves at a retry', async () => {
    const { user } = await openAndMove();
    onCall('patch', '/links/orders', () => {
      onCall('get', LINKS, refuses(500));
      return refuses(409)();
    });
    await user.click(save());
    expect(
      await screen.findByText(/^A link was deleted elsewhere.* could not be loaded/),
    ).toBeInTheDocument();
    expect(shown()).toEqual(['Link 3', 'Link 1', 'Link 2']);
    hasLinks(someLinks(2));
    onCall('patch', '/links/orders', answersNothing());
    await user.click(save());
    expect(await screen.findByText('Links reordered.')).toBeInTheDocument();
    expect(screen.queryByText(/deleted elsewhere/)).not.toBeInTheDocument();
  });

  it('shows the remaining links on the edit page', async () => {
    const { user, path } = await openAndMove();
    onCall('patch', '/links/orders', refuses(409));
    hasLinks(someLinks(3).slice(1));
    await user.click(save());
    await screen.findByText(/deleted elsewhere/);
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave this page?' });
    await user.click(within(question).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(path()).toBe(EDIT));
    const rows = await screen.findAllByRole('button', { name: /^Edit “Link/ });
    expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual(['Edit “Link 2”', 'Edit “Link 3”']);
  });

  it('applies the moves to the current list, with changes made elsewhere', async () => {
    const { user } = await openAndMove(someLinks(4));
    hasLinks([4, 2, 3].map((id) => someLinks(4)[id - 1]!));
    const calls = onCall('patch', '/links/orders', answersNothing());
    await user.click(save());
    expect(await screen.findByText('Links reordered.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ orders: [3, 4, 2] }]);
  });

  it('is not saved when the current links cannot be loaded', async () => {
    const { user } = await openAndMove();
    const calls = onCall('patch', '/links/orders', answersNothing());
    onCall('get', LINKS, refuses(500));
    await user.click(save());
    expect(await screen.findByText('We could not reorder the links.')).toBeInTheDocument();
    expect(calls).toEqual([]);
    expect(hasUnsavedInput()).toBe(true);
  });

  it('redirects to the login when the session has expired', async () => {
    const { user, path } = await openAndMove();
    onCall('patch', '/links/orders', refuses(401));
    await user.click(save());
    await waitFor(() => expect(path()).toMatch(/^\/login\?back=%2Fprofile%2Fedit%2Flinks-order/));
  });

  it('is saved once, and cannot be changed meanwhile', async () => {
    const { user } = await openAndMove();
    const { answer, release } = answersLater();
    const calls = onCall('patch', '/links/orders', answer);
    await user.click(save());
    const saving = await screen.findByRole('button', { name: 'Saving' });
    expect(screen.getByRole('button', { name: 'Move options for “Link 1”' })).toBeDisabled();
    await user.click(saving);
    release();
    await screen.findByText('Links reordered.');
    expect(calls).toHaveLength(1);
  });

  it('can be undone step by step', async () => {
    const { user } = await openAndMove();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(shown()).toEqual(['Link 1', 'Link 2', 'Link 3']);
    expect(screen.getByText('The order has not changed.')).toBeInTheDocument();
    expect(save()).toBeDisabled();
    expect(hasUnsavedInput()).toBe(false);
  });

  it('is not discarded without confirmation', async () => {
    const { user, path } = await openAndMove();
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave this page?' });
    await user.click(within(question).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(path()).toBe(EDIT));
  });

  it('shows a message and a retry when the links cannot be loaded', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    onCall('get', LINKS, ({ request }) =>
      new URL(request.url).searchParams.get('offset') === '0'
        ? HttpResponse.json(aLinkList(someLinks(60), 0, 50))
        : refuses(500)(),
    );
    const { user } = await openPage('/profile/edit/links-order');
    expect(await screen.findByText('We could not load the links.')).toBeInTheDocument();
    hasLinks(someLinks(2));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shown()).toEqual(['Link 1', 'Link 2']));
  });

  it('needs at least two links', async () => {
    await openOrder(someLinks(1));
    expect(await screen.findByRole('heading', { name: 'Nothing to reorder' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to editing' })).toHaveAttribute('href', EDIT);
  });

  it('requires a login', async () => {
    const { path } = await openPage('/profile/edit/links-order');
    expect(path()).toBe('/login?back=%2Fprofile%2Fedit%2Flinks-order');
  });
});
