import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type UpdateOwnAccount } from '../../api/generated/model/updateOwnAccount';
import { answers, answersLater, onCall, refuses } from '../../testing/api-server';
import { anOwnAccount, aTheme, aPublicAccount } from '../../testing/accounts';
import { aNewAccount, mockCreator, openStep, takesChanges, takesLinks } from '../../testing/first-steps';
import { anOwnLinkage, linkageList } from '../../testing/provider-posts';
import { openPage } from '../../testing/render-app';
import { someThemes } from '../../testing/themes';
import { openInApp } from '../../testing/user-agents';

const { jest } = import.meta;

const progress = () => within(screen.getByRole('navigation', { name: 'Three steps to get started' }));
const done = () =>
  progress()
    .getAllByRole('link')
    .map((link) => link.textContent.includes('done'));
const link = (name: string) => screen.getByRole('link', { name });
/** The themes of calls, without those that remember steps. */
const themesIn = (calls: readonly { body: unknown }[]) =>
  calls.flatMap(({ body }) => (body as UpdateOwnAccount).themeId ?? []);

describe('the first steps', () => {
  it('show the current and the completed steps, and open in any order', async () => {
    mockCreator({ linkages: 1 });
    const { user, path } = await openStep('accounts');
    await waitFor(() => expect(done()).toEqual([false, true, false]));
    expect(progress().getByRole('link', { name: /Accounts/ })).toHaveAttribute('aria-current', 'step');
    await user.click(progress().getByRole('link', { name: /Link/ }));
    await screen.findByRole('heading', { level: 1, name: 'Add your first link' });
    expect(path()).toBe('/profile/hanako.sato/begin/link');
    expect(progress().getByRole('link', { name: /Link/ })).toHaveAttribute('aria-current', 'step');
    expect(document.title).toBe('Add your first link (step 3) | Hitohira');
  });

  it('can all be skipped, with announcements, and lead to sharing the public page', async () => {
    mockCreator();
    const { user, path } = await openStep('theme');
    expect(screen.queryByRole('link', { name: 'Back' })).not.toBeInTheDocument();
    await user.click(link('Skip'));
    await screen.findByRole('heading', { level: 1, name: 'Link your accounts' });
    expect(screen.getByText('Step 2 of 3: Accounts')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('main')).toHaveFocus();
    await user.click(link('Skip'));
    await screen.findByRole('heading', { level: 1, name: 'Add your first link' });
    expect(screen.getByText('Step 3 of 3: Link')).toHaveAttribute('role', 'status');
    expect(link('Back')).toHaveAttribute('href', '/profile/hanako.sato/begin/accounts');
    await user.click(link('Skip and see your page'));
    await waitFor(() => expect(path()).toBe('/profile/hanako.sato?share'));
  });

  it('can be left for the studio at any time', async () => {
    mockCreator();
    const { user, path } = await openStep('link');
    await user.click(link('Continue later'));
    await screen.findByRole('heading', { name: 'Edit your page' });
    expect(path()).toBe('/profile/hanako.sato/edit');
  });

  it.each(['theme', 'accounts', 'link'] as const)('are for the owner only: %s', async (step) => {
    mockCreator({ account: anOwnAccount({ accountId: 'somebody', displayId: 'somebody' }) });
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
    const { path } = await openStep(step);
    await waitFor(() => expect(path()).toBe('/profile/hanako.sato'));
  });

  it.each(['theme', 'accounts', 'link'] as const)('lead visitors to the login and back: %s', async (step) => {
    const { path } = await openStep(step);
    await screen.findByRole('heading', { name: 'Log in' });
    expect(path()).toBe(`/login?back=${encodeURIComponent(`/profile/hanako.sato/begin/${step}`)}`);
  });
});

describe('the theme', () => {
  const theme = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });

  it('is applied at once, and completes the step', async () => {
    mockCreator();
    const calls = takesChanges();
    const { user } = await openStep('theme');
    expect(theme('Plain paper')).toBeChecked();
    expect(screen.getByText('Your theme is “Plain paper”.')).toHaveAttribute('role', 'status');
    await user.click(theme('Ink'));
    expect(theme('Ink')).toBeChecked();
    expect(await screen.findByText('Changed to “Ink”.')).toBeInTheDocument();
    await waitFor(() => expect(done()).toEqual([true, false, false]));
    // The account remembers the step.
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([{ themeId: 2 }, { doneSteps: ['theme'] }]),
    );
    await user.click(link('Next'));
    await screen.findByRole('heading', { level: 1, name: 'Link your accounts' });
  });

  it('stays the same when it is clicked, which completes the step for good', async () => {
    mockCreator();
    const calls = takesChanges();
    const { user, unmount } = await openStep('theme');
    expect(link('Skip')).toBeInTheDocument();
    await user.click(theme('Plain paper'));
    await waitFor(() => expect(done()).toEqual([true, false, false]));
    expect(link('Next')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ doneSteps: ['theme'] }]);
    unmount();
    await openStep('link');
    expect(done()).toEqual([true, false, false]);
  });

  it('is applied one change at a time, without the choices in between', async () => {
    mockCreator();
    const { answer, release } = answersLater(
      aNewAccount({ themeId: 2, theme: someThemes().results[1] ?? aTheme() }),
    );
    const first = onCall('patch', '/accounts/me', answer);
    const { user } = await openStep('theme');
    act(() => theme('Plain paper').focus());
    // Ink, Starry sky, Ink, Plain paper.
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(first).toHaveLength(1));
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(theme('Plain paper')).toBeChecked();
    expect(screen.getByText('Changing to “Plain paper”…')).toBeInTheDocument();
    const others = takesChanges();
    release();
    expect(await screen.findByText('Changed to “Plain paper”.')).toBeInTheDocument();
    expect(themesIn([...first, ...others])).toEqual([2, 1]);
    expect(theme('Plain paper')).toBeChecked();
  });

  it('says that it waits for the connection, and is applied then', async () => {
    mockCreator();
    const calls = takesChanges();
    const { user } = await openStep('theme');
    act(() => onlineManager.setOnline(false));
    try {
      await user.click(theme('Ink'));
      expect(await screen.findByText(/^You are offline\. Your changes will be saved/)).toHaveAttribute(
        'role',
        'status',
      );
      expect(calls).toHaveLength(0);
    } finally {
      act(() => onlineManager.setOnline(true));
    }
    expect(await screen.findByText('Changed to “Ink”.')).toBeInTheDocument();
  });

  it('is applied even if the page is left before the response', async () => {
    mockCreator();
    const { answer, release } = answersLater(
      aNewAccount({ themeId: 2, theme: someThemes().results[1] ?? aTheme() }),
    );
    onCall('patch', '/accounts/me', answer);
    const { user } = await openStep('theme');
    await user.click(theme('Ink'));
    await user.click(theme('Starry sky'));
    await user.click(link('Skip'));
    await screen.findByRole('heading', { level: 1, name: 'Link your accounts' });
    const calls = takesChanges();
    release();
    await waitFor(() => expect(themesIn(calls)).toEqual([3]));
    await waitFor(() => expect(done()).toEqual([true, false, false]));
  });

  it('stays the same when it cannot be applied, and can be chosen again', async () => {
    mockCreator();
    onCall('patch', '/accounts/me', refuses(500));
    const { user } = await openStep('theme');
    await user.click(theme('Ink'));
    expect(await screen.findByText('The theme could not be changed to “Ink”.')).toBeInTheDocument();
    expect(theme('Plain paper')).toBeChecked();
    expect(link('Skip')).toBeInTheDocument();
    takesChanges();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Changed to “Ink”.')).toBeInTheDocument();
    expect(theme('Ink')).toBeChecked();
  });

  it('can be skipped when the themes cannot be loaded, which can be retried', async () => {
    mockCreator();
    onCall('get', '/themes', refuses(500));
    const { user } = await openStep('theme');
    expect(await screen.findByText('The themes could not be loaded.')).toBeInTheDocument();
    expect(link('Skip')).toHaveAttribute('href', '/profile/hanako.sato/begin/accounts');
    onCall('get', '/themes', answers(someThemes()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radiogroup', { name: 'Theme' })).toBeInTheDocument();
  });
});

const CALL = '/oauth/linkages/providers';

/** Returns from a service after linking started in the second step. */
async function comeBack(answer: string) {
  const { user, unmount } = await openStep('accounts');
  onCall('get', `${CALL}/youtube/redirect`, answers({ authUrl: '#consent' }));
  await user.click(await screen.findByRole('button', { name: 'Link YouTube' }));
  await waitFor(() => expect(window.location.hash).toBe('#consent'));
  unmount();
  return openPage(`/profile/linkage/youtube?${answer}`);
}

describe('the accounts', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are linked through their service, which returns to this step', async () => {
    mockCreator();
    const linked = linkageList(anOwnLinkage());
    onCall('post', `${CALL}/youtube`, () => {
      onCall('get', '/oauth/linkages/accounts/me', answers(linked));
      return answers(linked)();
    });
    const { user, path } = await comeBack('code=abc&state=def');
    const dialog = await screen.findByRole('dialog', { name: 'Linked' });
    expect(path()).toBe('/profile/hanako.sato/begin/accounts');
    // Adding posts belongs to the studio.
    expect(within(dialog).queryByRole('button', { name: /^Add posts/ })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Linked accounts' })).toHaveFocus();
    expect(screen.getByRole('list', { name: 'Your linked accounts' })).toHaveTextContent('花と暮らす');
    expect(done()).toEqual([false, true, false]);
    expect(link('Next')).toBeInTheDocument();
  });

  it.each([
    ['error=access_denied&state=def', /Linking was cancelled/],
    ['error=server_error&state=def', /We could not link the account/],
  ])('are not linked after %s, which returns to this step as well', async (answer, words) => {
    mockCreator();
    const { path } = await comeBack(answer);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(path()).toBe('/profile/hanako.sato/begin/accounts');
  });

  it('explain why they cannot be linked, and return here after another try', async () => {
    mockCreator();
    onCall('post', `${CALL}/youtube`, refuses(403, 'E0103'));
    const { user, path } = await comeBack('code=abc&state=def');
    const dialog = await screen.findByRole('dialog', { name: 'No YouTube channel' });
    expect(path()).toBe('/profile/hanako.sato/begin/accounts');
    window.location.hash = '';
    onCall('get', `${CALL}/youtube/redirect`, answers({ authUrl: '#again' }));
    await user.click(within(dialog).getByRole('button', { name: 'Link again' }));
    await waitFor(() => expect(window.location.hash).toBe('#again'));
    expect(window.sessionStorage.getItem('providerWay')).toBe('/profile/hanako.sato/begin/accounts');
  });

  it('lead to a browser when linking is tried again inside an app', async () => {
    mockCreator();
    onCall('post', `${CALL}/youtube`, refuses(403, 'E0103'));
    const { user } = await comeBack('code=abc&state=def');
    openInApp();
    const again = await screen.findByRole('button', { name: 'Link again' });
    const calls = onCall('get', `${CALL}/youtube/redirect`, answers({ authUrl: '#again' }));
    await user.click(again);
    const hint = within(await screen.findByRole('dialog', { name: 'Open in your browser' }));
    expect(hint.getByText(/Google does not allow logging in from inside other apps/)).toBeInTheDocument();
    expect(hint.queryByRole('button', { name: 'Continue here' })).not.toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  it('return to this step after an expired session and a login', async () => {
    mockCreator();
    onCall('post', `${CALL}/youtube`, refuses(401));
    const { path } = await comeBack('code=abc&state=def');
    await screen.findByRole('heading', { name: 'Log in' });
    expect(path()).toBe('/login?back=%2Fprofile%2Fhanako.sato%2Fbegin%2Faccounts&unauthorized=1');
  });

  it('can be added by URL, with a title from the URL', async () => {
    mockCreator();
    const changes = takesChanges();
    const calls = takesLinks();
    const { user, unmount } = await openStep('accounts');
    const field = await screen.findByLabelText('URL', { exact: true });
    await user.type(field, ' instagram.com/hana {Enter}');
    expect(await screen.findByText('Link added.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([
      { linkTypeId: 1, details: [{ title: 'Instagram', url: 'https://instagram.com/hana' }] },
    ]);
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(screen.getByRole('list', { name: 'Links on your page' })).toHaveTextContent('Instagram');
    await waitFor(() => expect(done()).toEqual([false, true, true]));
    // The step stays completed if the link has another title.
    const doneSteps = ['accounts', 'link'] as const;
    await waitFor(() => expect(changes.at(-1)?.body).toEqual({ doneSteps }));
    unmount();
    mockCreator({ links: 1, account: aNewAccount({ doneSteps: [...doneSteps] }) });
    await openStep('accounts');
    await waitFor(() => expect(done()).toEqual([false, true, true]));
  });

  it.each([
    ['', /Enter a URL\.$/],
    ['not an address', /starts with http/],
    ['https://lite.tiktok.com/@hana', /This URL cannot be used\.$/],
  ])('cannot be added by %j', async (written, words) => {
    mockCreator();
    const calls = takesLinks();
    const { user } = await openStep('accounts');
    const field = await screen.findByLabelText('URL', { exact: true });
    await user.click(field);
    if (written !== '') await user.paste(written);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(words);
    expect(field).toHaveFocus();
    expect(calls).toHaveLength(0);
  });

  it('keep a URL that is not added yet', async () => {
    mockCreator();
    const { user, unmount } = await openStep('accounts');
    await user.type(await screen.findByLabelText('URL', { exact: true }), 'example.com');
    await user.click(link('Skip'));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    unmount();
    await openStep('accounts');
    await waitFor(() => expect(screen.getByLabelText('URL', { exact: true })).toHaveValue('example.com'));
  });

  it('can be loaded again after a failure', async () => {
    mockCreator();
    onCall('get', '/oauth/linkages/accounts/me', refuses(500));
    onCall('get', '/links/types', refuses(500));
    const { user } = await openStep('accounts');
    expect(await screen.findByText('We could not load your linked accounts.')).toBeInTheDocument();
    expect(await screen.findByText('The form could not be loaded. Please try again.')).toBeInTheDocument();
    // Steps with unknown state are not completed.
    expect(done()).toEqual([false, false, false]);
    expect(link('Skip')).toBeInTheDocument();
    onCall('get', '/oauth/linkages/accounts/me', answers(linkageList(anOwnLinkage())));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(done()).toEqual([false, true, false]));
  });
});

describe('the first link', () => {
  const title = () => screen.findByLabelText('Title', { exact: true });
  const address = () => screen.getByLabelText('URL', { exact: true });

  it('has a title and a URL, and completes the steps', async () => {
    mockCreator({ account: anOwnAccount({ themeId: 2 }), linkages: 1 });
    const calls = takesLinks();
    const { user, path } = await openStep('link');
    await user.type(await title(), '  My shop ');
    await user.type(address(), 'shop.example.com/new{Enter}');
    expect(await screen.findByText('Link added.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([
      { linkTypeId: 1, details: [{ title: 'My shop', url: 'https://shop.example.com/new' }] },
    ]);
    expect(screen.getByRole('list', { name: 'Links on your page' })).toHaveTextContent('My shop');
    expect(address()).toHaveFocus();
    await waitFor(() => expect(done()).toEqual([true, true, true]));
    expect(screen.getByText(/Your page already has a link/)).toBeInTheDocument();
    await user.click(link('See your page'));
    await waitFor(() => expect(path()).toBe('/profile/hanako.sato?share'));
  });

  it('does not count as an account, and is scrolled into view', async () => {
    mockCreator();
    takesLinks();
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await openStep('link');
    await user.type(await title(), 'My shop');
    await user.type(address(), 'shop.example.com/new{Enter}');
    expect(await screen.findByText('Link added.')).toBeInTheDocument();
    await waitFor(() => expect(done()).toEqual([false, false, true]));
    const row = within(screen.getByRole('list', { name: 'Links on your page' })).getByRole('listitem');
    expect(scrolled.mock.contexts).toEqual([row]);
    jest.restoreAllMocks();
  });

  it('is read from a shared text, followed by its other URLs one by one', async () => {
    mockCreator();
    const calls = takesLinks();
    const { user, unmount } = await openStep('link');
    await title();
    await user.click(address());
    await user.paste('My shop: https://shop.example.com/new.\nMy blog: https://blog.example.com/');
    expect(address()).toHaveValue('https://shop.example.com/new');
    expect(await screen.findByText(/Pasted URLs left: 1\./)).toBeInTheDocument();
    unmount();
    await openStep('link');
    expect(await screen.findByText(/Pasted URLs left: 1\./)).toBeInTheDocument();
    expect(address()).toHaveValue('https://shop.example.com/new');
    await user.type(await title(), 'My shop');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(address()).toHaveValue('https://blog.example.com/'));
    expect(await title()).toHaveValue('');
    expect(screen.queryByText(/Pasted URLs left/)).not.toBeInTheDocument();
    await user.type(await title(), 'My blog');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(address()).toHaveValue(''));
    expect(calls.map(({ body }) => body)).toEqual([
      { linkTypeId: 1, details: [{ title: 'My shop', url: 'https://shop.example.com/new' }] },
      { linkTypeId: 1, details: [{ title: 'My blog', url: 'https://blog.example.com/' }] },
    ]);
  });

  it('requires both, and shows server errors', async () => {
    mockCreator();
    const calls = onCall('post', '/links', refuses(400, 'unavailableUrl', 'details[0][url]'));
    const { user } = await openStep('link');
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    await waitFor(async () => expect(await title()).toHaveAccessibleDescription('Enter a title.'));
    expect(address()).toHaveAccessibleDescription(/Enter a URL\.$/);
    expect(address()).toHaveFocus();
    expect(calls).toHaveLength(0);
    await user.type(await title(), 'x'.repeat(31));
    await user.click(address());
    await user.paste('https://example.com');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(async () => expect(await title()).toHaveAccessibleDescription('Use up to 30 characters.'));
    await user.type(await title(), '{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(address()).toBeInvalid());
    expect(address()).toHaveFocus();
    expect(address()).toHaveValue('https://example.com');
    expect(calls).toHaveLength(1);
  });

  it.each([
    [400, 'limitReached' as const, /You can have up to 100 links/],
    [500, 'unknown' as const, /could not/i],
  ])('keeps the input when it cannot be added: %i %s', async (status, code, words) => {
    mockCreator();
    onCall('post', '/links', refuses(status, code));
    const { user } = await openStep('link');
    await user.type(await title(), 'My shop');
    await user.type(address(), 'shop.example.com{Enter}');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(await title()).toHaveValue('My shop');
  });

  it('shows the newest existing links, if there are any', async () => {
    mockCreator({ account: aNewAccount(), links: 5 });
    await openStep('link');
    const list = await screen.findByRole('list', { name: 'Links on your page' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('2 more')).toBeInTheDocument();
    expect(done()).toEqual([false, false, true]);
    expect(link('See your page')).toBeInTheDocument();
  });

  it('is not offered on a full page', async () => {
    mockCreator({ links: 100 });
    await openStep('link');
    expect(await screen.findByText(/You can have up to 100 links\. To add another/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Title')).not.toBeInTheDocument();
  });
});
