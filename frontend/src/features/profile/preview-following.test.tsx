import { act, screen, waitFor, within } from '@testing-library/react';
import { anOwnAccount } from '../../testing/accounts';
import { answers, onCall } from '../../testing/api-server';
import { aLinkList, someLinks } from '../../testing/links';
import { aFirstPage, someContentTiles, someItems } from '../../testing/page-contents';
import { anOwnLinkage, linkageList } from '../../testing/provider-posts';
import { openPage, signIn } from '../../testing/render-app';

async function openStudio({
  links = someLinks(3),
  contents = someContentTiles(12),
  items = someItems(2),
} = {}) {
  signIn();
  onCall('get', '/accounts/me', answers(anOwnAccount()));
  onCall('get', '/links/accounts/hanako.sato', answers(aLinkList(links)));
  onCall('get', '/contents/accounts/hanako.sato', answers(aFirstPage(contents, 200)));
  onCall('get', '/items/accounts/hanako.sato', answers(aFirstPage(items, 200)));
  const page = await openPage('/profile/hanako.sato/edit');
  await screen.findByRole('button', { name: 'Edit “Link 3”' });
  // The preview is drawn after the editor.
  await within(preview()).findAllByRole('link', { name: /Link 3/ });
  return page;
}

const preview = () => screen.getByRole('group', { name: 'Preview' });
const marked = () => preview().querySelectorAll('[data-followed]');
const focus = (element: HTMLElement) => act(() => element.focus());
const nameField = () => screen.getByRole('textbox', { name: 'Display name' });

describe('the preview in the studio', () => {
  it('marks only the edited part', async () => {
    await openStudio();
    expect(marked()).toHaveLength(0);
    focus(screen.getByRole('button', { name: 'Edit “Link 2”' }));
    expect(marked()).toHaveLength(1);
    expect(marked()[0]).toHaveTextContent('Link 2');
    focus(nameField());
    expect(marked()).toHaveLength(1);
    expect(marked()[0]).toHaveTextContent(anOwnAccount().displayName);
  });

  it('shows and marks a post beyond the visible part of the grid', async () => {
    const { user } = await openStudio();
    const posts = screen.getByRole('region', { name: 'Posts' });
    expect(within(preview()).queryByText('Content 11')).not.toBeInTheDocument();
    await user.click(within(posts).getByRole('button', { name: /^Show more/ }));
    focus(within(posts).getByRole('link', { name: 'Edit “Content 11”' }));
    await waitFor(() => expect(marked()[0]).toHaveTextContent('Content 11'));
  });

  it('marks the whole block without a particular entry', async () => {
    await openStudio();
    focus(screen.getByRole('region', { name: 'Recommended items' }));
    await waitFor(() => expect(marked()).toHaveLength(1));
    expect(marked()[0]).toHaveTextContent(/^Recommended/);
  });

  it('marks an item, also beyond the visible part, and opens the clicked one', async () => {
    const items = someItems(20).map((item) => ({ ...item, name: `Item ${item.itemId}.` }));
    const { user } = await openStudio({ items });
    const block = screen.getByRole('region', { name: 'Recommended items' });
    expect(within(preview()).queryByText('Item 20.')).not.toBeInTheDocument();
    await user.click(within(block).getByRole('button', { name: /^Show .*more/ }));
    focus(within(block).getByRole('button', { name: 'Edit “Item 20.”' }));
    await waitFor(() => expect(marked()[0]).toHaveTextContent('Item 20.'));
    await user.click(within(preview()).getByText('Item 1.'));
    const dialog = await screen.findByRole('dialog', { name: 'Edit item' });
    expect(within(dialog).getByDisplayValue('Item 1.')).toBeInTheDocument();
  });

  it('says what visitors do not see, and why', async () => {
    const [draft, shown, ended] = someLinks(3);
    const [hidden, later] = someContentTiles(2);
    const [item] = someItems(1);
    await openStudio({
      links: [
        { ...draft!, visibility: 'draft' },
        shown!,
        { ...ended!, visibleUntil: '2026-01-31T09:30:00.000Z' },
      ],
      contents: [
        { ...hidden!, visibility: 'hidden' },
        { ...later!, visibleFrom: '2098-01-31T09:30:00.000Z' },
      ],
      items: [{ ...item!, contentVisible: false }],
    });
    await waitFor(() =>
      expect(
        [...preview().querySelectorAll('[data-stage]')].map((entry) => entry.getAttribute('data-stage')),
      ).toEqual(['Hidden', expect.stringMatching(/^From Jan 31, 2098/), 'Draft', 'Ended', 'Post not shown']),
    );
  });

  it('opens the editor of a clicked part, without logging the click', async () => {
    const { user } = await openStudio();
    const presses = onCall('post', '/log/presses', answers({}));
    await user.click((await within(preview()).findAllByRole('link', { name: /Link 2/ }))[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'Edit link' });
    expect(within(dialog).getByDisplayValue('Link 2')).toBeInTheDocument();
    expect(presses).toHaveLength(0);
    // Queries the document, since the dialog hides the preview from roles.
    expect(document.querySelector('[data-followed]')).toHaveTextContent('Link 2');
  });

  it('focuses the field of a clicked part', async () => {
    const { user } = await openStudio();
    await user.click(await within(preview()).findByText(anOwnAccount().displayName));
    expect(nameField()).toHaveFocus();
  });

  it('opens the text of the introduction, which has a menu as well', async () => {
    const { user } = await openStudio();
    await user.click(within(preview()).getByText(anOwnAccount().introduction!));
    expect(screen.getByRole('textbox', { name: 'Introduction' })).toHaveFocus();
  });

  it('focuses what changes a clicked picture, category or account, not a menu', async () => {
    onCall('get', '/oauth/linkages/accounts/me', answers(linkageList(anOwnLinkage())));
    onCall('get', '/oauth/linkages/accounts/hanako.sato', answers(linkageList(anOwnLinkage())));
    const { user } = await openStudio();
    const press = async (selector: string) => {
      const part = await waitFor(
        () => preview().querySelector(selector) ?? Promise.reject(new Error(selector)),
      );
      await user.click(part);
    };
    await press('[class*=face]');
    expect(screen.getByLabelText('Choose an icon')).toHaveFocus();
    await press('[class*=cover]');
    expect(screen.getByLabelText('Choose a cover')).toHaveFocus();
    await press('[data-shown="part:categories"] li');
    expect(screen.getByRole('button', { name: 'Change categories' })).toHaveFocus();
    await press('[data-shown="part:linkages"] li');
    expect(screen.getByRole('region', { name: 'Linked accounts' })).toHaveFocus();
  });

  it('takes turns with the editor, with announcements', async () => {
    const { user, path } = await openStudio();
    await user.click(screen.getByRole('button', { name: 'Show preview' }));
    expect(screen.getByText('The preview is shown.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to editing' }));
    expect(screen.getByText('The editor is shown.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show preview' })).toHaveFocus();
    expect(path()).toBe('/profile/hanako.sato/edit');
  });
});
