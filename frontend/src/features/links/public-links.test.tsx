import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { aPublicAccount } from '../../testing/accounts';
import { answers, answersLater, onCall, refuses } from '../../testing/api-server';
import { aLink, aLinkDetail, aLinkList, someLinks } from '../../testing/links';
import { openDocument } from '../../testing/render-app';

const LINKS = '/links/accounts/hanako.sato';

/** Responds page by page like the server. */
function hasLinks(count: number) {
  const links = someLinks(count);
  return onCall('get', LINKS, ({ request }) => {
    const { searchParams } = new URL(request.url);
    return HttpResponse.json(
      aLinkList(links, Number(searchParams.get('offset')), Number(searchParams.get('limit'))),
    );
  });
}

async function openProfile() {
  onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
  return openDocument('/profile/Hanako.Sato');
}

const block = () => screen.findByRole('region', { name: 'Links' });
const titlesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => link.textContent);
const titles = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Link ${String(from + index)}`);

describe('the links of a public page', () => {
  it('are shown in order', async () => {
    const calls = hasLinks(20);
    const { unmount } = await openProfile();
    expect(titlesIn(await block())).toEqual(titles(1, 20));
    expect(screen.queryByRole('button', { name: /Show more/ })).not.toBeInTheDocument();
    expect(calls.map(({ query }) => query.toString())).toEqual(['offset=0&limit=20']);
    unmount();

    hasLinks(1);
    await openProfile();
    expect(titlesIn(await block())).toEqual(['Link 1']);
  });

  it('are not rendered when there are none', async () => {
    await openProfile();
    await waitFor(() => expect(screen.queryByText('Loading links')).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'Links' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });

  it('are shown in steps of twenty, and the focus moves to the first new one', async () => {
    const calls = hasLinks(50);
    const { user } = await openProfile();
    const region = await block();
    await user.click(within(region).getByRole('button', { name: 'Show more (30 left)' }));
    await waitFor(() => expect(titlesIn(region)).toEqual(titles(1, 40)));
    await waitFor(() => expect(within(region).getByText('Link 21').closest('li')).toHaveFocus());
    await user.click(within(region).getByRole('button', { name: 'Show more (10 left)' }));
    await waitFor(() => expect(titlesIn(region)).toEqual(titles(1, 50)));
    await waitFor(() => expect(within(region).getByText('Link 41').closest('li')).toHaveFocus());
    expect(within(region).queryByRole('button')).not.toBeInTheDocument();
    expect(calls.map(({ query }) => query.get('offset'))).toEqual(['0', '20', '40']);
  });

  it('are requested once for repeated clicks', async () => {
    hasLinks(30);
    const { user } = await openProfile();
    const region = await block();
    const { answer, release } = answersLater(aLinkList(someLinks(30), 20));
    const calls = onCall('get', LINKS, answer);
    const button = within(region).getByRole('button', { name: 'Show more (10 left)' });
    await user.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Loading links'));
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    release();
    await waitFor(() => expect(titlesIn(region)).toEqual(titles(1, 30)));
    expect(calls).toHaveLength(1);
  });

  it('stay, with a message, when the next page fails, and can be retried', async () => {
    hasLinks(30);
    const { user } = await openProfile();
    const region = await block();
    onCall('get', LINKS, refuses(429));
    await user.click(within(region).getByRole('button', { name: 'Show more (10 left)' }));
    expect(await screen.findByText('We could not load the links.')).toBeInTheDocument();
    expect(titlesIn(region)).toEqual(titles(1, 20));
    hasLinks(30);
    await user.click(within(region).getByRole('button', { name: 'Show more (10 left)' }));
    await waitFor(() => expect(titlesIn(region)).toEqual(titles(1, 30)));
  });

  it('are shown once each, even when one was added meanwhile', async () => {
    const links = someLinks(21);
    onCall('get', LINKS, answers(aLinkList(links)));
    const { user } = await openProfile();
    const region = await block();
    const added = aLink({ linkId: 99, details: [aLinkDetail({ title: 'Added' })] });
    onCall('get', LINKS, answers(aLinkList([added, ...links], 20)));
    await user.click(within(region).getByRole('button', { name: 'Show more (1 left)' }));
    await waitFor(() => expect(titlesIn(region)).toEqual(titles(1, 21)));
  });
});
