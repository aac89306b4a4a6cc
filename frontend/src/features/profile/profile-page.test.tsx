import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { readCookie } from '../../config/cookies';
import { hasUnsavedInput } from '../../hooks/useUnsavedWarning';
import { anOwnAccount, aPublicAccount, aTheme } from '../../testing/accounts';
import { answers, answersLater, onCall, refuses } from '../../testing/api-server';
import { openDocument, openPage, signIn, watchClipboard } from '../../testing/render-app';

describe('a public page', () => {
  it('shows name, display ID and introduction with one request', async () => {
    const calls = onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
    await openDocument('/profile/Hanako.Sato');
    expect(screen.getByRole('heading', { level: 1, name: '佐藤 花子' })).toBeInTheDocument();
    expect(screen.getByText('@hanako.sato')).toBeInTheDocument();
    expect(screen.getByText(/京都で陶芸をしています。/)).toHaveTextContent('工房は左京区です。');
    expect(calls).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Edit page' })).not.toBeInTheDocument();
  });

  it('renders user input as text', async () => {
    const displayName = '</script><b>x';
    onCall('get', '/accounts/evil', answers(aPublicAccount({ displayId: 'evil', displayName })));
    await openDocument('/profile/evil');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(displayName);
    expect(document.querySelector('b')).toBeNull();
  });

  it('links its owner to the studio', async () => {
    signIn();
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount({ isMe: true })));
    await openDocument('/profile/hanako.sato');
    expect(await screen.findByRole('link', { name: 'Edit page' })).toHaveAttribute(
      'href',
      '/profile/hanako.sato/edit',
    );
  });

  it('invites visitors to sign up, unless they are signed in', async () => {
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
    const { unmount } = await openDocument('/profile/hanako.sato');
    expect(screen.getByRole('link', { name: 'Create your own page' })).toHaveAttribute('href', '/signup');
    unmount();
    signIn();
    await openDocument('/profile/hanako.sato');
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create your own page' })).not.toBeInTheDocument();
  });

  it('opens its share dialog once, if the URL requests it', async () => {
    window.history.replaceState(null, '', '/en/profile/hanako.sato?links=all&share');
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
    const { user, unmount } = await openDocument('/en/profile/hanako.sato?links=all&share');
    const sheet = await screen.findByRole('dialog', { name: 'Share this page' });
    expect(window.location.pathname + window.location.search).toBe('/en/profile/hanako.sato?links=all');
    expect(within(sheet).getByText(/\/profile\/hanako\.sato$/)).not.toHaveTextContent('/en/');
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    expect(sheet).not.toBeInTheDocument();
    unmount();
    await openDocument('/en/profile/hanako.sato?links=all');
    expect(await screen.findByRole('button', { name: 'Share this page' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    window.history.replaceState(null, '', '/');
  });

  it('shows the not-found page for an unknown display ID', async () => {
    onCall('get', '/accounts/nobody', refuses(404));
    await openDocument('/profile/nobody');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });

  it('links to itself in both languages and stores the choice', async () => {
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
    await openDocument('/profile/hanako.sato');
    const japanese = screen.getByRole('link', { name: '日本語' });
    expect(japanese).toHaveAttribute('href', '/ja/profile/hanako.sato');
    expect(japanese).toHaveAttribute('hreflang', 'ja');
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    // jsdom follows no links, so the stored choice is checked.
    japanese.addEventListener('click', (event) => event.preventDefault());
    japanese.click();
    expect(document.cookie).toContain('locale=ja');
  });

  it('has no color scheme switch if its theme has no dark variant', async () => {
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
    await openDocument('/profile/hanako.sato');
    expect(await screen.findByRole('button', { name: 'Share this page' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Dark' })).not.toBeInTheDocument();
  });

  it('keeps the chosen color scheme', async () => {
    const { dark: _none, ...day } = aTheme().tokens;
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount({ theme: aTheme({ dark: day }) })));
    const { user } = await openDocument('/profile/hanako.sato');
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    expect(screen.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
    expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
    expect(window.localStorage.getItem('hitohira-color-scheme')).toBe('dark');
  });
});

describe('the edit page of the profile', () => {
  const name = () => screen.getByLabelText('Display name', { exact: true });
  type User = Awaited<ReturnType<typeof openEditPage>>['user'];
  const openIntroductionMenu = async (user: User) => {
    await user.click(screen.getByRole('button', { name: 'Introduction actions' }));
    await screen.findByRole('menu');
  };
  const clearIntroduction = async (user: User) => {
    await openIntroductionMenu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Delete introduction' }));
  };
  const introduction = () => screen.getByRole('textbox', { name: 'Introduction' });
  const preview = () => screen.getByRole('group', { name: 'Preview' });

  async function openEditPage(account = anOwnAccount()) {
    signIn();
    onCall('get', '/accounts/me', answers(account));
    const page = await openPage('/profile/hanako.sato/edit');
    await screen.findByRole('textbox', { name: 'Introduction' });
    return page;
  }

  /** The server accepts every change. */
  function savesEverything() {
    let account = anOwnAccount();
    return onCall('patch', '/accounts/me', async ({ request }) => {
      const changes = (await request.json()) as Partial<typeof account>;
      account = { ...account, ...changes };
      return answers({
        ...account,
        introduction: account.introduction === '' ? null : account.introduction,
      })();
    });
  }

  it('saves the introduction on blur, and previews it at once', async () => {
    const calls = savesEverything();
    const { user } = await openEditPage();
    await user.clear(introduction());
    await user.type(introduction(), ' 器の話。 ');
    await waitFor(() => expect(preview()).toHaveTextContent('器の話。'));
    expect(calls).toHaveLength(0);
    await user.tab();
    expect(await screen.findByText('Introduction saved.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ introduction: '器の話。' }]);
    expect(introduction()).toHaveValue('器の話。');
    expect(screen.getByText('Saved')).toBeInTheDocument();
  });

  it('shows that a change waits for the connection, and saves it later', async () => {
    const calls = savesEverything();
    const { user } = await openEditPage();
    act(() => onlineManager.setOnline(false));
    try {
      await user.clear(introduction());
      await user.type(introduction(), '器の話。');
      await user.tab();
      expect(
        await screen.findByText('You are offline. Your changes will be saved when you reconnect.'),
      ).toBeInTheDocument();
      expect(calls).toHaveLength(0);
    } finally {
      act(() => onlineManager.setOnline(true));
    }
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ introduction: '器の話。' }]);
  });

  it('sends no request when nothing has changed', async () => {
    const { user } = await openEditPage();
    await user.click(introduction());
    await user.tab();
    expect(screen.queryByText('Saving')).not.toBeInTheDocument();
  });

  it('does not save an empty introduction, and explains how to remove it', async () => {
    const calls = savesEverything();
    const { user } = await openEditPage();
    await user.clear(introduction());
    await user.tab();
    expect(screen.getByText(/An empty introduction is not saved/)).toBeInTheDocument();
    expect(calls).toHaveLength(0);
    await clearIntroduction(user);
    expect(await screen.findByText('Introduction saved.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ introduction: '' }]);
    await openIntroductionMenu(user);
    expect(screen.getByRole('menuitem', { name: 'Delete introduction' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('{Escape}');
    expect(screen.getByText(/No introduction yet/)).toBeInTheDocument();
  });

  it('focuses the introduction from its menu', async () => {
    const { user } = await openEditPage();
    await openIntroductionMenu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Write introduction' }));
    await waitFor(() => expect(introduction()).toHaveFocus());
  });

  it.each([
    ['Icon', ['Choose an icon']],
    ['Introduction', ['Write introduction', 'Delete introduction']],
    ['Categories', ['Change categories']],
    ['Linked accounts', ['Link YouTube', 'Link Instagram', 'Link TikTok', 'Link X']],
    ['Theme', ['Choose a theme']],
    ['Post layout', ['Change layout', 'Reorder posts']],
    ['Post', ['Add a post', 'Edit layout', 'Reorder posts']],
  ])('has a menu for each block: %s', async (name, first) => {
    const { user } = await openEditPage();
    await user.click(await screen.findByRole('button', { name: `${name} actions` }));
    const actions = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(actions.map((action) => action.textContent).slice(0, first.length)).toEqual(first);
  });

  it('restores a cleared introduction while the message is shown', async () => {
    const calls = savesEverything();
    const { user } = await openEditPage();
    await clearIntroduction(user);
    await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Introduction actions' })).toHaveFocus());
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(calls).toHaveLength(2));
    await waitFor(() => expect(introduction()).toHaveValue('京都で陶芸をしています。'));
    expect(calls.map(({ body }) => body)).toEqual([
      { introduction: '' },
      { introduction: '京都で陶芸をしています。' },
    ]);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('does not overwrite newer input when a clearing is undone', async () => {
    const calls = savesEverything();
    const { user } = await openEditPage();
    await clearIntroduction(user);
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await user.type(introduction(), '器。');
    await user.click(undo);
    expect(introduction()).toHaveValue('器。');
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ introduction: '器。' }));
  });

  it('retries a failed clearing', async () => {
    onCall('patch', '/accounts/me', refuses(500));
    const { user } = await openEditPage();
    await clearIntroduction(user);
    const again = await screen.findByRole('button', { name: 'Save again' });
    const calls = savesEverything();
    await user.click(again);
    expect(await screen.findByText('Introduction saved.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ introduction: '' }]);
  });

  it('clears input that is still being saved', async () => {
    const { answer, release } = answersLater(anOwnAccount({ introduction: '京都で陶芸をしています。器。' }));
    const first = onCall('patch', '/accounts/me', answer);
    const { user } = await openEditPage();
    await user.type(introduction(), '器。');
    await clearIntroduction(user);
    expect(first.map(({ body }) => body)).toEqual([{ introduction: '京都で陶芸をしています。器。' }]);
    const calls = savesEverything();
    release();
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ introduction: '' }]));
    expect(introduction()).toHaveValue('');
  });

  it('counts visible characters and saves at most 150', async () => {
    const { user } = await openEditPage();
    await user.clear(introduction());
    await user.click(introduction());
    await user.paste('𠮷'.repeat(151));
    expect(screen.getByText('151 / 150')).toBeInTheDocument();
    expect(screen.getByText('151 of 150 characters')).toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText('Use up to 150 characters.')).toBeInTheDocument();
    expect(introduction()).toBeInvalid();
  });

  it('saves input that was typed during a save', async () => {
    const { answer, release } = answersLater(anOwnAccount({ introduction: 'one' }));
    const first = onCall('patch', '/accounts/me', answer);
    const { user } = await openEditPage();
    await user.clear(introduction());
    await user.type(introduction(), 'one');
    await user.tab();
    await waitFor(() => expect(first).toHaveLength(1));
    await user.type(introduction(), ' two');
    await user.tab();
    expect(first).toHaveLength(1);
    const second = onCall('patch', '/accounts/me', answers(anOwnAccount({ introduction: 'one two' })));
    release();
    await waitFor(() => expect(second.map(({ body }) => body)).toEqual([{ introduction: 'one two' }]));
    expect(introduction()).toHaveValue('one two');
  });

  it('saves the previous text when it is restored during a save', async () => {
    const { answer, release } = answersLater(anOwnAccount({ introduction: 'one' }));
    onCall('patch', '/accounts/me', answer);
    const { user } = await openEditPage();
    await user.clear(introduction());
    await user.type(introduction(), 'one');
    await user.tab();
    await user.clear(introduction());
    await user.type(introduction(), '京都で陶芸をしています。');
    await user.tab();
    const calls = savesEverything();
    release();
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([{ introduction: '京都で陶芸をしています。' }]),
    );
  });

  describe('in two windows', () => {
    /** The window regains the focus. */
    const comeBack = () =>
      act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

    it('shows what the other window saved, and can save the previous text again', async () => {
      const { user } = await openEditPage();
      onCall('get', '/accounts/me', answers(anOwnAccount({ displayName: '花', introduction: '器の話。' })));
      comeBack();
      await waitFor(() => expect(introduction()).toHaveValue('器の話。'));
      expect(name()).toHaveValue('花');
      await waitFor(() => expect(preview()).toHaveTextContent('器の話。'));
      expect(hasUnsavedInput()).toBe(false);
      const calls = savesEverything();
      await user.clear(name());
      await user.type(name(), '佐藤 花子');
      await user.tab();
      await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ displayName: '佐藤 花子' }]));
    });

    it('keeps what was saved during a refetch', async () => {
      const { user, queryClient } = await openEditPage();
      const before = answersLater(anOwnAccount());
      const reads = onCall('get', '/accounts/me', before.answer);
      savesEverything();
      comeBack();
      await waitFor(() => expect(reads).toHaveLength(1));
      await user.clear(introduction());
      await user.type(introduction(), '器の話。');
      await user.tab();
      await screen.findByText('Introduction saved.');
      before.release();
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      expect(introduction()).toHaveValue('器の話。');
      await waitFor(() => expect(preview()).toHaveTextContent('器の話。'));
    });

    it('keeps unsaved input', async () => {
      const { user } = await openEditPage();
      await user.clear(introduction());
      await user.type(introduction(), '急須');
      onCall('get', '/accounts/me', answers(anOwnAccount({ displayName: '花', introduction: '器の話。' })));
      comeBack();
      await waitFor(() => expect(name()).toHaveValue('花'));
      expect(introduction()).toHaveValue('急須');
      expect(hasUnsavedInput()).toBe(true);
    });
  });

  it('saves the display name', async () => {
    const calls = savesEverything();
    const { user } = await openEditPage();
    await user.clear(name());
    await user.type(name(), '花子');
    await user.tab();
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ displayName: '花子' }]);
  });

  it('does not save an empty display name', async () => {
    const { user } = await openEditPage();
    await user.clear(name());
    await user.tab();
    expect(await screen.findByText('Enter a display name.')).toBeInTheDocument();
  });

  it('keeps input that could not be saved, and offers a retry', async () => {
    onCall('patch', '/accounts/me', refuses(500));
    const { user } = await openEditPage();
    await user.type(introduction(), '器。');
    await user.tab();
    expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument();
    expect(introduction()).toHaveValue('京都で陶芸をしています。器。');
    const calls = savesEverything();
    await user.click(screen.getByRole('button', { name: 'Save again' }));
    expect(await screen.findByText('Introduction saved.')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('shows a server error at its field', async () => {
    onCall('patch', '/accounts/me', refuses(400, 'invalidFormat', 'introduction'));
    const { user } = await openEditPage();
    await user.type(introduction(), '!');
    await user.tab();
    expect(await screen.findByText('This contains a character that is not allowed.')).toBeInTheDocument();
  });

  it('redirects to the login when the session has expired, and restores the input afterwards', async () => {
    const refused = onCall('patch', '/accounts/me', refuses(401));
    const { user, path } = await openEditPage();
    await user.type(introduction(), '器。');
    await user.tab();
    expect(await screen.findByText('Please log in.')).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/login?back=%2Fprofile%2Fhanako.sato%2Fedit&unauthorized=1'));
    expect(refused).toHaveLength(1);
    expect(readCookie('loggedIn')).toBeNull();

    onCall('post', '/auth/login', () => {
      signIn();
      return answers(anOwnAccount())();
    });
    await user.type(await screen.findByLabelText('E-mail address'), 'hanako@example.com');
    await user.type(screen.getByLabelText('Password'), 'Petal-2026-sky');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Your draft has been restored.')).toBeInTheDocument();
    expect(path()).toBe('/profile/hanako.sato/edit');
    expect(introduction()).toHaveValue('京都で陶芸をしています。器。');
    await waitFor(() => expect(preview()).toHaveTextContent('器。'));

    const calls = savesEverything();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Introduction saved.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ introduction: '京都で陶芸をしています。器。' }]);
    await waitFor(() => expect(screen.queryByText('Your draft has been restored.')).not.toBeInTheDocument());
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('restores the input after a reload until it is discarded', async () => {
    const first = await openEditPage();
    await first.user.type(introduction(), '器。');
    first.unmount();
    const { user } = await openEditPage();
    expect(await screen.findByText('Your draft has been restored.')).toBeInTheDocument();
    expect(introduction()).toHaveValue('京都で陶芸をしています。器。');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(introduction()).toHaveValue('京都で陶芸をしています。');
    expect(screen.queryByText('Your draft has been restored.')).not.toBeInTheDocument();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('validates restored input when it is saved', async () => {
    const first = await openEditPage();
    await first.user.clear(name());
    await first.user.type(name(), 'x'.repeat(31));
    first.unmount();
    const { user } = await openEditPage();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Use up to 30 characters.')).toBeInTheDocument();
    expect(name()).toBeInvalid();
  });

  it('does not show the input to another account', async () => {
    const first = await openEditPage();
    await first.user.type(introduction(), '器。');
    first.unmount();
    await openEditPage(
      anOwnAccount({ accountId: '01936b0a-7c1e-7e7a-9a55-3f0b6f9f6a02', introduction: null }),
    );
    expect(introduction()).toHaveValue('');
    expect(screen.queryByText('Your draft has been restored.')).not.toBeInTheDocument();
  });

  it('asks before unsaved input is lost', async () => {
    const { user, path } = await openEditPage();
    await user.clear(name());
    await waitFor(() => expect(hasUnsavedInput()).toBe(true));
    await user.click(screen.getByRole('link', { name: 'Public page' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave this page?' });
    expect(question).toHaveAccessibleDescription(/are not saved yet/);
    expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(path()).toBe('/profile/hanako.sato/edit');

    await user.click(screen.getByRole('link', { name: 'Public page' }));
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(path()).toBe('/profile/hanako.sato'));
    await waitFor(() => expect(hasUnsavedInput()).toBe(false));
    expect(
      window.sessionStorage.getItem('draft:profileEdit:01936b0a-7c1e-7e7a-9a55-3f0b6f9f6a01'),
    ).toBeNull();
  });

  it('does not ask without input', async () => {
    const { user, path } = await openEditPage();
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
    expect(hasUnsavedInput()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Public page' }));
    await waitFor(() => expect(path()).toBe('/profile/hanako.sato'));
  });

  it('explains its parts one after another, once each', async () => {
    const { user, unmount } = await openEditPage();
    expect(screen.queryByRole('region', { name: /^Welcome/ })).not.toBeInTheDocument();
    expect(screen.getByRole('note')).toHaveTextContent(/URL of your page/);
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.getByRole('note')).toHaveTextContent(/Your changes appear here/);
    expect(readCookie('readTooltips')).toBe('address');
    act(() => screen.getByRole('button', { name: 'Got it' }).focus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    expect(document.activeElement).toContainElement(preview());
    unmount();
    await openEditPage();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  it('copies the URL of the page', async () => {
    const { user } = await openEditPage();
    const copied = watchClipboard();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Copied.')).toBeInTheDocument();
    expect(copied).toEqual(['https://hitohira.example/profile/hanako.sato']);
  });
});
