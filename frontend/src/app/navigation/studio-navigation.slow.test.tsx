import { act, screen, waitFor, within } from '@testing-library/react';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersNothing, answersLater, onCall, refuses } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';
import { mockSettingsCalls } from '../../testing/settings';
import { studioPlace } from './studio-place';

const { jest } = import.meta;

const STUDIO = '/profile/hanako.sato/edit';

const sidebar = () => screen.queryByRole('dialog', { name: 'Menu' });

async function openStudio() {
  signIn();
  onCall('get', '/accounts/me', answers(anOwnAccount()));
  mockSettingsCalls();
  const page = await openPage(STUDIO);
  const open = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Menu' }));
    return screen.findByRole('dialog', { name: 'Menu' });
  };
  return { ...page, open };
}

describe('the sidebar', () => {
  it('opens on demand, and shows the owner and all links', async () => {
    const { open } = await openStudio();
    expect(sidebar()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
    const shown = await open();
    expect(within(shown).getByText('佐藤 花子')).toBeInTheDocument();
    expect(
      within(shown)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Page',
      'Posts',
      'Links',
      'Items',
      'Linked accounts',
      'Theme',
      'Insights',
      'News',
      'Account settings',
      'Public page',
      '日本語',
      'English',
    ]);
    expect(within(shown).getByRole('group', { name: 'Appearance' })).toBeInTheDocument();
  });

  it('closes with its button and with Escape', async () => {
    const { open, user } = await openStudio();
    await user.click(within(await open()).getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(sidebar()).not.toBeInTheDocument());
    await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(sidebar()).not.toBeInTheDocument());
  });

  it('closes on every navigation, even to the current page', async () => {
    const { open, user, router } = await openStudio();
    await user.click(within(await open()).getByRole('link', { name: 'Account settings' }));
    await waitFor(() => expect(sidebar()).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/settings/account');
    await open();
    await act(() => router.navigate('/settings/account'));
    await waitFor(() => expect(sidebar()).not.toBeInTheDocument());
    await open();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(sidebar()).not.toBeInTheDocument());
    // It stays closed after going back as well.
    await open();
    await act(() => router.navigate('/settings/account'));
    await waitFor(() => expect(sidebar()).not.toBeInTheDocument());
    await act(() => router.navigate(-1));
    expect(sidebar()).not.toBeInTheDocument();
  });
});

describe('the sections of the studio', () => {
  const place = (name: string) =>
    within(screen.getByRole('navigation', { name: 'Studio' })).getByRole('link', { name });
  const current = () =>
    within(screen.getByRole('navigation', { name: 'Studio' }))
      .getAllByRole('link')
      .flatMap((link) => {
        const mark = link.getAttribute('aria-current');
        return mark === null ? [] : [[link.textContent, mark]];
      });

  it.each([
    ['Posts', 'contents', 'Posts'],
    ['Links', 'links', 'Links'],
    ['Items', 'items', 'Recommended items'],
    ['Linked accounts', 'linkages', 'Linked accounts'],
  ])('show %s on the edit page and move the focus there', async (name, part, heading) => {
    const { user, router } = await openStudio();
    expect(current()).toEqual([['Page', 'page']]);
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(place(name));
    await waitFor(() => expect(screen.getByRole('region', { name: heading })).toHaveFocus());
    expect(scrolled.mock.contexts).toContain(screen.getByRole('region', { name: heading }));
    expect(router.state.location).toMatchObject({ pathname: STUDIO, hash: `#${part}` });
    expect(current()).toEqual([[name, 'page']]);

    // A second press, after the focus was elsewhere.
    act(() => screen.getByRole('textbox', { name: 'Introduction' }).focus());
    await user.click(place(name));
    await waitFor(() => expect(screen.getByRole('region', { name: heading })).toHaveFocus());

    await user.click(place('Page'));
    await waitFor(() => expect(current()).toEqual([['Page', 'page']]));
    expect(screen.getByRole('main')).toHaveFocus();
    // The scroll position is restored, unless the address names another section.
    const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    for (const [top, times] of [
      [100, 0],
      [window.innerHeight + 100, 1],
    ] as const) {
      scrolled.mockClear();
      rect.mockReturnValue({ top, bottom: top + 100, left: 0, right: 0, width: 0, height: 100 } as DOMRect);
      await act(() => router.navigate(-1));
      await waitFor(() => expect(current()).toEqual([[name, 'page']]));
      expect(screen.getByRole('region', { name: heading })).toHaveFocus();
      expect(scrolled).toHaveBeenCalledTimes(times);
      await act(() => router.navigate(1));
      await waitFor(() => expect(current()).toEqual([['Page', 'page']]));
    }
    rect.mockRestore();
    scrolled.mockRestore();
  });

  it('are reachable from every other page by their address', async () => {
    const { user, goTo } = await openStudio();
    await goTo('/settings/account');
    expect(current()).toEqual([['Account settings', 'page']]);
    await user.click(place('Links'));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Links' })).toHaveFocus());
    expect(current()).toEqual([['Links', 'page']]);
  });

  it('are reachable from the menu on phones, which closes', async () => {
    const { open, user } = await openStudio();
    await user.click(within(await open()).getByRole('link', { name: 'Linked accounts' }));
    await waitFor(() => expect(sidebar()).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Linked accounts' })).toHaveFocus();
  });

  it('are hidden by the preview and shown again after it', async () => {
    const { user } = await openStudio();
    await user.click(screen.getByRole('button', { name: 'Show preview' }));
    expect(screen.getByRole('button', { name: 'Back to editing' })).toBeInTheDocument();
    await user.click(place('Items'));
    expect(await screen.findByRole('button', { name: 'Show preview' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Recommended items' })).toHaveFocus();
  });

  it.each([
    ['/profile/hanako.sato/edit', '', 'page'],
    ['/profile/hanako.sato/edit', '#nowhere', 'page'],
    ['/profile/hanako.sato/edit', '#items', 'items'],
    ['/profile/edit/links-order', '', 'links'],
    ['/profile/edit/contents-order', '', 'contents'],
    ['/profile/hanako.sato/contents/7/edit', '', 'contents'],
    ['/profile/edit/theme', '', 'theme'],
    ['/insights', '', 'insights'],
    ['/news', '', 'news'],
    ['/news/spring', '', 'news'],
    ['/settings/email', '', 'settings'],
    ['/profile/linkage/youtube', '', null],
    ['/profile/hanako.sato', '#items', null],
  ])('are identified by the address: %s%s', (pathname, hash, place) => {
    expect(studioPlace({ pathname, hash })).toBe(place);
  });
});

describe('logging out', () => {
  async function ask() {
    const page = await openStudio();
    await page.user.click(screen.getByRole('button', { name: 'Log out' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log out?' });
    const button = (name: string) => within(dialog).getByRole('button', { name });
    return { ...page, dialog, button };
  }

  it('asks for confirmation, and can be cancelled', async () => {
    const { user, button, path } = await ask();
    await user.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(path()).toBe(STUDIO);
  });

  it('warns about unsaved input as long as there is some', async () => {
    onCall('patch', '/accounts/me', refuses(500));
    const { user } = await openStudio();
    await user.type(await screen.findByLabelText('Display name'), '!');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log out?' });
    const warning = 'You have unsaved changes. If you log out, they will be lost.';
    expect(dialog).toHaveAccessibleDescription(warning);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));

    onCall('patch', '/accounts/me', answers(anOwnAccount({ displayName: '佐藤 花子!' })));
    await user.click(await screen.findByRole('button', { name: 'Save again' }));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Log out?' })).not.toHaveAccessibleDescription(),
    );
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
  });

  it('shows its progress and cannot be cancelled then', async () => {
    const held = answersLater();
    const calls = onCall('post', '/auth/logout', held.answer);
    const { user, button, dialog, path } = await ask();
    await user.click(button('Log out'));
    await user.click(button('Log out'));
    expect(button('Log out')).toHaveAttribute('aria-disabled', 'true');
    expect(dialog.querySelector('[aria-busy="true"]')).not.toBeNull();
    await user.click(button('Cancel'));
    await user.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    document.cookie = 'loggedIn=; Max-Age=0; Path=/';
    held.release();
    await waitFor(() => expect(path()).toBe('/'));
    expect(calls).toHaveLength(1);
  });

  it('clears all data of the account', async () => {
    onCall('post', '/auth/logout', () => {
      document.cookie = 'loggedIn=; Max-Age=0; Path=/';
      return answersNothing()();
    });
    const { user, button, queryClient, path } = await ask();
    window.sessionStorage.setItem('kept', '1');
    await user.click(button('Log out'));
    await waitFor(() => expect(path()).toBe('/'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ),
    ).not.toContain('佐藤');
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('cancels open reads, and repeats them if it fails', async () => {
    const held = answersLater({ results: [], total: 0 });
    const reads = onCall('get', '/oauth/linkages/accounts/me', held.answer);
    const { user, button, queryClient } = await ask();
    await waitFor(() => expect(reads).toHaveLength(1));
    const open: number[] = [];
    onCall('post', '/auth/logout', () => {
      open.push(queryClient.isFetching());
      return refuses(500)();
    });
    await user.click(button('Log out'));
    await waitFor(() => expect(reads).toHaveLength(2));
    expect(open).toEqual([0]);
    held.release();
    expect(await screen.findByText(/^No linked accounts yet/)).toBeInTheDocument();
  });

  it('shows an error on failure and changes nothing', async () => {
    onCall('post', '/auth/logout', refuses(500));
    const { user, button, path } = await ask();
    await user.click(button('Log out'));
    expect(await screen.findAllByText('Something went wrong. Please try again later.')).not.toHaveLength(0);
    expect(button('Log out')).toHaveAttribute('aria-disabled', 'false');
    expect(path()).toBe(STUDIO);
  });
});
