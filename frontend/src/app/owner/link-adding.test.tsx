import { LIMITS } from '@hitohira/backend/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { saveDraft } from '../../config/drafts';
import { linkDraft } from '../../features/links/form/link-draft';
import { anOwnAccount, aPublicAccount } from '../../testing/accounts';
import { answers, onCall, refuses } from '../../testing/api-server';
import { LINK_TYPE_LIST } from '../../testing/link-types';
import { aLink, aLinkDetail, aLinkList, someLinks } from '../../testing/links';
import { openDocument, signIn } from '../../testing/render-app';

const { accountId } = anOwnAccount();

/** Preloads the chunk: its loading time is not part of the test. */
beforeAll(() => Promise.all([import('../../features/links/form/LinkDialog'), import('./OwnProfileBlocks')]));

/** Opens the own page with a number of links. */
async function openOwnPage(count: number) {
  signIn();
  onCall('get', '/accounts/hanako.sato', answers(aPublicAccount({ accountId, isMe: true })));
  onCall('get', '/links/accounts/hanako.sato', answers(aLinkList(someLinks(count))));
  return openDocument('/profile/hanako.sato');
}

const title = () => screen.findByRole('textbox', { name: 'Title' });
const block = () => screen.getByRole('region', { name: 'Links' });
const entries = () => within(block()).getAllByRole('listitem');

/** Enters a text card and submits it. */
async function addOne({ user }: Awaited<ReturnType<typeof openDocument>>) {
  const added = aLink({ linkId: 99, details: [aLinkDetail({ title: 'The shop' })] });
  const calls = onCall('post', '/links', answers(added));
  await user.type(await title(), 'The shop');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Link added.')).toBeInTheDocument();
  expect(calls).toHaveLength(1);
}

describe('adding links on the own page', () => {
  it('offers to add the first one', async () => {
    const page = await openOwnPage(0);
    await page.user.click(await screen.findByRole('button', { name: 'Add a link' }));
    await addOne(page);
    expect(entries().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('The shop') as string,
    ]);
    // The trigger is gone.
    await waitFor(() => expect(document.activeElement).toContainElement(block()));
  });

  it('shows the new one first and restores the focus', async () => {
    const page = await openOwnPage(2);
    const add = await screen.findByRole('button', { name: 'Links Add' });
    await page.user.click(add);
    await addOne(page);
    expect(entries()).toHaveLength(3);
    expect(entries()[0]).toHaveTextContent('The shop');
    await waitFor(() => expect(add).toHaveFocus());
  });

  it('leads to the editor when the limit is reached', async () => {
    await openOwnPage(LIMITS.links.perAccount);
    expect(await screen.findByRole('link', { name: 'Links Edit' })).toHaveAttribute(
      'href',
      '/profile/hanako.sato/edit',
    );
    expect(screen.queryByRole('button', { name: 'Links Add' })).not.toBeInTheDocument();
  });

  it('hides the block from visitors if it is empty', async () => {
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
    await openDocument('/profile/hanako.sato');
    await screen.findByRole('button', { name: 'Share this page' });
    expect(screen.queryByRole('region', { name: 'Links' })).not.toBeInTheDocument();
  });

  it('restores the draft after a reload or an expired session', async () => {
    saveDraft(linkDraft(accountId, null), { 'details.0.title': 'The sh' });
    await openOwnPage(1);
    expect(await title()).toHaveValue('The sh');
    expect(await screen.findByText('Your draft has been restored.')).toBeInTheDocument();
  });

  it('does not restore the draft of an existing link', async () => {
    saveDraft(linkDraft(accountId, { linkId: 1 }), { 'details.0.title': 'The sh' });
    await openOwnPage(1);
    await screen.findByRole('button', { name: 'Links Add' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers a retry if the link types fail to load', async () => {
    const page = await openOwnPage(0);
    onCall('get', '/links/types', refuses(503));
    await page.user.click(await screen.findByRole('button', { name: 'Add a link' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    onCall('get', '/links/types', answers(LINK_TYPE_LIST));
    await page.user.click(retry);
    expect(await title()).toBeInTheDocument();
  });
});
