import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { aPlace } from '../../testing/blocks';
import { answersLater, onCall, refuses } from '../../testing/api-server';
import { aLinkList, someLinks } from '../../testing/links';
import { renderPart } from '../../testing/render-app';
import { LinksEditor } from './LinksEditor';

const LIST = '/links/accounts/hanako.sato';
const ORDERS = '/links/orders';

/** Mocks a server with a number of links that stores their order. */
function keepsLinks(count: number) {
  let links = someLinks(count);
  onCall('get', LIST, ({ request }) => {
    const query = new URL(request.url).searchParams;
    const offset = Number(query.get('offset') ?? 0);
    const end = offset + Number(query.get('limit') ?? 20);
    const nextOffset = end < links.length ? end : null;
    return HttpResponse.json({ ...aLinkList(links), results: links.slice(offset, end), nextOffset });
  });
  const sent: number[][] = [];
  const sort = async ({ request }: { request: Request }) => {
    const { orders } = (await request.json()) as { orders: number[] };
    sent.push(orders);
    links = orders.flatMap((id) => links.find(({ linkId }) => linkId === id) ?? []);
    return new HttpResponse(null, { status: 204 });
  };
  onCall('patch', ORDERS, sort);
  return {
    sent,
    /** Changes the list as another device would. */
    elsewhere: (change: (before: typeof links) => typeof links) => {
      links = change(links);
    },
  };
}

async function openEditor() {
  const page = await renderPart(
    <LinksEditor accountId="a" displayId="hanako.sato" place={aPlace({ title: 'Links' })} />,
    ['linkEditor', 'ordering', 'profile', 'blocks', 'pictures', 'errors'],
  );
  await screen.findByText('Link 1');
  const choose = async (name: string, way: string) => {
    await page.user.click(screen.getByRole('button', { name: `Actions for “${name}”` }));
    await page.user.click(await screen.findByRole('menuitem', { name: way }));
  };
  return { ...page, choose };
}

const rows = () => within(screen.getByRole('region', { name: 'Links' })).getAllByRole('listitem');
const shown = () => rows().map((row) => Number(/Link (\d+)/.exec(row.textContent)?.[1]));
const row = (name: string) => rows().find((each) => each.textContent.includes(name))!;
const handle = (name: string) => screen.getByRole('button', { name: `Move “${name}”` });

describe('sorting a list of the studio in place', () => {
  it('shows and saves a move at once, and announces it', async () => {
    const { sent } = keepsLinks(3);
    const { choose } = await openEditor();
    await choose('Link 3', 'Move to top');
    expect(shown()).toEqual([3, 1, 2]);
    expect(screen.getByText('“Link 3” moved. It is now 1 of 3.')).toBeInTheDocument();
    expect(await screen.findByText('Links reordered.')).toBeInTheDocument();
    expect(sent).toEqual([[3, 1, 2]]);
  });

  it('undoes it from the message, once', async () => {
    const { sent } = keepsLinks(3);
    const { choose, user } = await openEditor();
    await choose('Link 1', 'Move down');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual([1, 2, 3]);
    expect(shown()).toEqual([1, 2, 3]);
    expect(await screen.findByText('Order restored.')).toBeInTheDocument();
    expect(screen.queryByText(/^“Link 1” moved/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
  });

  it('moves with a key on the handle, which keeps the focus', async () => {
    const { sent } = keepsLinks(3);
    const { user } = await openEditor();
    act(() => handle('Link 1').focus());
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(shown()).toEqual([2, 1, 3]);
    expect(handle('Link 1')).toHaveFocus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(shown()).toEqual([1, 2, 3]);
    // The first link cannot move up any further.
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(sent.at(-1)).toEqual([1, 2, 3]));
  });

  it('says that a move is saved once the browser is online again', async () => {
    const { sent } = keepsLinks(3);
    const { user } = await openEditor();
    act(() => onlineManager.setOnline(false));
    try {
      act(() => handle('Link 1').focus());
      await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
      expect(
        await screen.findByText('You are offline. Your changes will be saved when you reconnect.'),
      ).toBeInTheDocument();
      expect(shown()).toEqual([2, 1, 3]);
      expect(sent).toEqual([]);
    } finally {
      act(() => onlineManager.setOnline(true));
    }
    await waitFor(() => expect(sent).toEqual([[2, 1, 3]]));
  });

  it('sends one request at a time, with all later moves in the next one', async () => {
    const { sent } = keepsLinks(4);
    const { choose } = await openEditor();
    const { answer, release } = answersLater();
    const held = onCall('patch', ORDERS, answer);
    await choose('Link 4', 'Move to top');
    await waitFor(() => expect(held).toHaveLength(1));
    const later = onCall('patch', ORDERS, async ({ request }) => {
      sent.push(((await request.json()) as { orders: number[] }).orders);
      return new HttpResponse(null, { status: 204 });
    });
    await choose('Link 1', 'Move down');
    await choose('Link 1', 'Move down');
    expect(shown()).toEqual([4, 2, 3, 1]);
    expect(later).toHaveLength(0);
    release();
    await waitFor(() => expect(later).toHaveLength(1));
  });

  it.each([204, 500])(
    'keeps what was hidden and deleted while an order was saved with %d',
    async (status) => {
      keepsLinks(4);
      const { choose, user } = await openEditor();
      const { answer, release } = answersLater();
      const held = onCall('patch', ORDERS, async () => {
        await answer();
        return new HttpResponse(null, { status });
      });
      await choose('Link 4', 'Move to top');
      await waitFor(() => expect(held).toHaveLength(1));
      const [hidden] = someLinks(1);
      onCall('patch', '/links/1', () => HttpResponse.json({ ...hidden, visibility: 'hidden' }));
      await user.click(within(row('Link 1')).getByRole('switch'));
      await waitFor(() => expect(within(row('Link 1')).getByRole('switch')).not.toBeChecked());
      onCall('delete', '/links/2', () => new HttpResponse(null, { status: 204 }));
      await choose('Link 2', 'Delete');
      await user.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
      );
      await waitFor(() => expect(shown()).toEqual([4, 1, 3]));
      release();
      const message = status === 204 ? 'Links reordered.' : 'We could not reorder the links.';
      expect(await screen.findByText(message)).toBeInTheDocument();
      await waitFor(() => expect(shown()).toEqual(status === 204 ? [4, 1, 3] : [1, 3, 4]));
      expect(within(row('Link 1')).getByRole('switch')).not.toBeChecked();
    },
  );

  it.each([500, 409, 400])('undoes moves that are rejected with %d', async (status) => {
    keepsLinks(3);
    onCall('patch', ORDERS, refuses(status));
    const { choose } = await openEditor();
    await choose('Link 3', 'Move to top');
    expect(await screen.findByText('We could not reorder the links.')).toBeInTheDocument();
    await waitFor(() => expect(shown()).toEqual([1, 2, 3]));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('refetches the list when it was changed elsewhere', async () => {
    const { elsewhere } = keepsLinks(3);
    const { choose } = await openEditor();
    onCall('patch', ORDERS, refuses(409));
    elsewhere((links) => links.slice(1));
    await choose('Link 3', 'Move to top');
    await waitFor(() => expect(shown()).toEqual([2, 3]));
  });

  it('keeps links that were added elsewhere', async () => {
    const { sent, elsewhere } = keepsLinks(3);
    const { choose } = await openEditor();
    elsewhere((links) => [...someLinks(4).slice(3), ...links]);
    await choose('Link 1', 'Move down');
    await waitFor(() => expect(sent).toEqual([[4, 2, 1, 3]]));
    await waitFor(() => expect(shown()).toEqual([4, 2, 1, 3]));
  });

  it('loads the next part when the last entry moves on into it', async () => {
    const { sent } = keepsLinks(25);
    const { choose } = await openEditor();
    expect(rows()).toHaveLength(20);
    await choose('Link 20', 'Move down');
    await waitFor(() => expect(rows()).toHaveLength(25));
    expect(shown().slice(18, 22)).toEqual([19, 21, 20, 22]);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toHaveLength(25);
    expect(sent[0]?.slice(18, 22)).toEqual([19, 21, 20, 22]);
    // Loaded entries stay.
    await screen.findByText('Links reordered.');
    expect(rows()).toHaveLength(25);
  });

  it('has no handle for a single entry', async () => {
    keepsLinks(1);
    await openEditor();
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  });
});
