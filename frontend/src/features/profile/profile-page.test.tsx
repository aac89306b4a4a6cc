import { screen, waitFor } from '@testing-library/react';
import { hasUnsavedInput } from '../../hooks/useUnsavedWarning';
import { anOwnAccount, aPublicAccount } from '../../testing/accounts';
import { answers, answersWhenTold, onCall, refuses } from '../../testing/api-server';
import { openPage, signIn, watchClipboard } from '../../testing/render-app';

describe('a public page', () => {
  it('shows name, display ID and introduction, and asks once', async () => {
    const calls = onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
    await openPage('/profile/Hanako.Sato');
    expect(screen.getByRole('heading', { level: 1, name: '佐藤 花子' })).toBeInTheDocument();
    expect(screen.getByText('@hanako.sato')).toBeInTheDocument();
    expect(screen.getByText(/京都で陶芸をしています。/)).toHaveTextContent('工房は左京区です。');
    expect(calls).toHaveLength(1);
    await waitFor(() => expect(document.title).toBe('佐藤 花子 (@hanako.sato) | Hitohira'));
    expect(screen.queryByRole('link', { name: 'Edit page' })).not.toBeInTheDocument();
  });

  it('takes what people write for text', async () => {
    const displayName = '</script><b>x';
    onCall('get', '/accounts/evil', answers(aPublicAccount({ displayId: 'evil', displayName })));
    await openPage('/profile/evil');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(displayName);
    expect(document.querySelector('b')).toBeNull();
  });

  it('offers the owner the way to the studio', async () => {
    signIn();
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount({ isMe: true })));
    await openPage('/profile/hanako.sato');
    expect(await screen.findByRole('link', { name: 'Edit page' })).toHaveAttribute(
      'href',
      '/profile/hanako.sato/edit',
    );
  });

  it('can be copied', async () => {
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
    const { user } = await openPage('/profile/hanako.sato');
    const copied = watchClipboard();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Copied.')).toBeInTheDocument();
    expect(copied).toEqual(['http://localhost/']);
  });

  it('says so when nobody is there', async () => {
    onCall('get', '/accounts/nobody', refuses(404));
    await openPage('/profile/nobody');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });

  it('offers another try when it could not be loaded', async () => {
    onCall('get', '/accounts/hanako.sato', refuses(500));
    const { user } = await openPage('/profile/hanako.sato');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: '佐藤 花子' })).toBeInTheDocument();
  });

  it('links to itself in both languages and remembers the choice', async () => {
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
    await openPage('/profile/hanako.sato');
    const japanese = screen.getByRole('link', { name: '日本語' });
    expect(japanese).toHaveAttribute('href', '/ja/profile/hanako.sato');
    expect(japanese).toHaveAttribute('hreflang', 'ja');
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    // jsdom follows no links; what counts is what the choice leaves behind.
    japanese.addEventListener('click', (event) => event.preventDefault());
    japanese.click();
    expect(document.cookie).toContain('locale=ja');
  });

  it('keeps the colours that were chosen', async () => {
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
    const { user } = await openPage('/profile/hanako.sato');
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    expect(screen.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
    expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
    expect(window.localStorage.getItem('hitohira-color-scheme')).toBe('dark');
  });
});

describe('the profile’s edit page', () => {
  const name = () => screen.getByLabelText('Display name', { exact: true });
  const introduction = () => screen.getByLabelText('Introduction', { exact: true });
  const preview = () => screen.getByRole('group', { name: 'Preview' });

  async function openEditPage(account = anOwnAccount()) {
    signIn();
    onCall('get', '/accounts/me', answers(account));
    const page = await openPage('/profile/hanako.sato/edit');
    await screen.findByLabelText('Introduction', { exact: true });
    return page;
  }

  /** The server takes every change. */
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

  it('saves the introduction when it is left, and shows it in the preview at once', async () => {
    const calls = savesEverything();
    const { user } = await openEditPage();
    await user.clear(introduction());
    await user.type(introduction(), ' 器の話。 ');
    expect(preview()).toHaveTextContent('器の話。');
    expect(calls).toHaveLength(0);
    await user.tab();
    expect(await screen.findByText('Your introduction is saved.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ introduction: '器の話。' }]);
    expect(introduction()).toHaveValue('器の話。');
    expect(screen.getByText('Saved')).toBeInTheDocument();
  });

  it('saves nothing when nothing changed', async () => {
    const { user } = await openEditPage();
    await user.click(introduction());
    await user.tab();
    expect(screen.queryByText('Saving…')).not.toBeInTheDocument();
  });

  it('does not save an empty introduction, and says how to remove it', async () => {
    const calls = savesEverything();
    const { user } = await openEditPage();
    await user.clear(introduction());
    await user.tab();
    expect(screen.getByText(/An empty introduction is not saved/)).toBeInTheDocument();
    expect(calls).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Clear introduction' }));
    expect(await screen.findByText('Your introduction is saved.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ introduction: '' }]);
    expect(screen.queryByRole('button', { name: 'Clear introduction' })).not.toBeInTheDocument();
    expect(screen.getByText(/No introduction yet/)).toBeInTheDocument();
  });

  it('counts what people see as characters and saves no more than 150', async () => {
    const { user } = await openEditPage();
    await user.clear(introduction());
    await user.click(introduction());
    await user.paste('𠮷'.repeat(151));
    expect(screen.getByText('151 / 150')).toBeInTheDocument();
    expect(screen.getByText('151 of 150 characters')).toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText('Use at most 150 characters.')).toBeInTheDocument();
    expect(introduction()).toBeInvalid();
  });

  it('saves what was typed while it was saving', async () => {
    const { answer, release } = answersWhenTold(anOwnAccount({ introduction: 'one' }));
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

  it('saves the display name', async () => {
    const calls = savesEverything();
    const { user } = await openEditPage();
    await user.clear(name());
    await user.type(name(), '花子');
    await user.tab();
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ displayName: '花子' }]);
  });

  it('saves no page without a name', async () => {
    const { user } = await openEditPage();
    await user.clear(name());
    await user.tab();
    expect(await screen.findByText('Enter a display name.')).toBeInTheDocument();
  });

  it('keeps what could not be saved and offers another try', async () => {
    onCall('patch', '/accounts/me', refuses(500));
    const { user } = await openEditPage();
    await user.type(introduction(), '器。');
    await user.tab();
    expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument();
    expect(introduction()).toHaveValue('京都で陶芸をしています。器。');
    const calls = savesEverything();
    await user.click(screen.getByRole('button', { name: 'Save again' }));
    expect(await screen.findByText('Your introduction is saved.')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('shows what the server refuses at its field', async () => {
    onCall('patch', '/accounts/me', refuses(400, 'invalidFormat', 'introduction'));
    const { user } = await openEditPage();
    await user.type(introduction(), '!');
    await user.tab();
    expect(await screen.findByText('This has a character that cannot be used.')).toBeInTheDocument();
  });

  it('asks to log in again when the session is over', async () => {
    onCall('patch', '/accounts/me', refuses(401));
    const { user, path } = await openEditPage();
    await user.type(introduction(), '!');
    onCall('get', '/accounts/me', refuses(401));
    document.cookie = 'loggedIn=; Max-Age=0; Path=/';
    await user.tab();
    expect(await screen.findByText('Please log in.')).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/login?back=%2Fprofile%2Fhanako.sato%2Fedit'));
  });

  it('asks before unsaved words are lost', async () => {
    const { user, path } = await openEditPage();
    await user.clear(name());
    await waitFor(() => expect(hasUnsavedInput()).toBe(true));
    await user.click(screen.getByRole('link', { name: 'Public page' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave this page?' });
    expect(question).toHaveAccessibleDescription(/not been saved yet/);
    expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(path()).toBe('/profile/hanako.sato/edit');

    await user.click(screen.getByRole('link', { name: 'Public page' }));
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(path()).toBe('/profile/hanako.sato'));
    await waitFor(() => expect(hasUnsavedInput()).toBe(false));
  });

  it('asks nothing where nothing was typed', async () => {
    const { user, path } = await openEditPage();
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
    expect(hasUnsavedInput()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Public page' }));
    await waitFor(() => expect(path()).toBe('/profile/hanako.sato'));
  });

  it('copies the address of the page', async () => {
    const { user } = await openEditPage();
    const copied = watchClipboard();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Copied.')).toBeInTheDocument();
    expect(copied).toEqual(['http://localhost/profile/hanako.sato']);
  });
});
