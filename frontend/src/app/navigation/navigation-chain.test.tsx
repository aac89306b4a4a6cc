import { act, screen, waitFor, within } from '@testing-library/react';
import { COOKIE_LIFETIMES_S } from '../../config/cookies';
import { EMERGENCY_POLL_MS } from '../../config/site';
import { aPublicAccount, anOwnAccount } from '../../testing/accounts';
import { answers, answersNothing, answersLater, onCall, refuses } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';
import { mockSettingsCalls } from '../../testing/settings';

const STUDIO = '/profile/hanako.sato/edit';

const notice = (emergencyId: number, title: string, url: string | null = null) => ({
  emergencyId,
  title,
  url,
});
const notices = (...results: ReturnType<typeof notice>[]) => ({ results, total: results.length });

const banner = () => screen.queryByRole('complementary', { name: 'Important notice' });
const badge = () => document.querySelector('[data-badge="unread"]');

function openStudio() {
  signIn();
  onCall('get', '/accounts/me', answers(anOwnAccount()));
  mockSettingsCalls();
  return openPage(STUDIO);
}

describe('emergency notices', () => {
  it('are shown above every page, announced, and linked to details if there are any', async () => {
    onCall(
      'get',
      '/emergencies',
      answers(notices(notice(2, 'All is slow.', '/help'), notice(1, 'All is late.'))),
    );
    await openPage('/login');
    await screen.findByText('All is slow.');
    const alerts = within(banner()!).getAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual(['All is slow.Read more', 'All is late.']);
    expect(within(banner()!).getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/help');
    expect(banner()!.compareDocumentPosition(screen.getByRole('main'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('are fetched in the language of the page', async () => {
    const calls = onCall('get', '/emergencies', answers(notices(notice(1, '調子が悪いです。'))));
    await openPage('/login', { language: 'ja' });
    expect(await screen.findByRole('complementary', { name: '重要なお知らせ' })).toBeInTheDocument();
    expect(calls[0]?.headers.get('accept-language')).toBe('ja');
    expect(screen.getByRole('button', { name: '「調子が悪いです。」を閉じる' })).toBeInTheDocument();
  });

  it('are fetched again after every navigation, and within a minute', async () => {
    let set = false;
    const calls = onCall('get', '/emergencies', () =>
      answers(set ? notices(notice(1, 'It broke.')) : notices())(),
    );
    const { router } = await openPage('/login');
    await waitFor(() => expect(calls).toHaveLength(1));
    set = true;
    await act(() => router.navigate('/login?again=1'));
    expect(await screen.findByText('It broke.')).toBeInTheDocument();
    set = false;
    await act(() => router.navigate('/signup'));
    await waitFor(() => expect(banner()).not.toBeInTheDocument());
    expect(calls).toHaveLength(3);
    expect(EMERGENCY_POLL_MS).toBeLessThan(60_000);
  });

  it('stay dismissed for an hour on every page, while others stay', async () => {
    onCall('get', '/emergencies', answers(notices(notice(7, 'All is slow.'), notice(4, 'All is late.'))));
    const { user, router } = await openPage('/login');
    await user.click(await screen.findByRole('button', { name: 'Dismiss “All is slow.”' }));
    expect(screen.queryByText('All is slow.')).not.toBeInTheDocument();
    expect(screen.getByText('All is late.')).toBeInTheDocument();
    expect(document.cookie).toContain('emergency=7');
    expect(COOKIE_LIFETIMES_S.emergency).toBe(3600);
    expect(screen.getByRole('main')).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Dismiss “All is late.”' }));
    expect(banner()).not.toBeInTheDocument();
    await act(() => router.navigate('/signup'));
    await screen.findByRole('heading', { level: 1 });
    expect(banner()).not.toBeInTheDocument();
  });

  it('are still dismissed on the next visit, whatever else the cookie holds', async () => {
    document.cookie = `emergency=${encodeURIComponent('x,7,-1,')}; Path=/`;
    onCall('get', '/emergencies', answers(notices(notice(7, 'All is slow.'), notice(8, 'All is late.'))));
    await openPage('/login');
    expect(await screen.findByText('All is late.')).toBeInTheDocument();
    expect(screen.queryByText('All is slow.')).not.toBeInTheDocument();
  });

  it.each([429, 500, 503])('are ignored if they fail to load (%i)', async (status) => {
    const calls = onCall('get', '/emergencies', refuses(status));
    await openPage('/login');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(banner()).not.toBeInTheDocument();
  });
});

describe('the badge of unread news', () => {
  it.each([
    [0, null, /^News$/],
    [1, '1', /^News ?1 unread$/],
    [99, '99', /^News ?99 unread$/],
    [100, '99+', /^News ?99\+ unread$/],
  ])('for %i says %s', async (count, label, name) => {
    const calls = onCall('get', '/news/unreads', answers({ count }));
    await openStudio();
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(badge()?.textContent ?? null).toBe(label));
    expect(screen.getByRole('link', { name: /^News/ })).toHaveAccessibleName(expect.stringMatching(name));
  });

  it.each([401, 429, 500, 503])('stays empty if the count fails to load (%i)', async (status) => {
    const calls = onCall('get', '/news/unreads', refuses(status));
    await openStudio();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(badge()).toBeEmptyDOMElement();
    expect(screen.getByRole('link', { name: 'News' })).toBeInTheDocument();
  });

  it('hides its number when a later count fails, and after the log-out', async () => {
    let answer = answers({ count: 3 });
    onCall('get', '/news/unreads', () => answer());
    const { router } = await openStudio();
    await waitFor(() => expect(badge()).toHaveTextContent('3'));
    answer = refuses(500);
    await act(() => router.navigate('/settings/account'));
    await waitFor(() => expect(badge()).toBeEmptyDOMElement());
    answer = answers({ count: 5 });
    await act(() => router.navigate(STUDIO));
    await waitFor(() => expect(badge()).toHaveTextContent('5'));
    document.cookie = 'loggedIn=; Max-Age=0; Path=/';
    await act(() => router.navigate(`${STUDIO}?again=1`));
    await waitFor(() => expect(badge()?.textContent ?? '').not.toBe('5'));
  });

  it('is fetched on the first page and when the path changes, not when only the query does', async () => {
    const calls = onCall('get', '/news/unreads', answers({ count: 1 }));
    const { router } = await openStudio();
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(() => router.navigate(`${STUDIO}?tab=1`));
    await act(() => router.navigate(`${STUDIO}?tab=2#here`));
    await act(() => router.navigate('/settings/account'));
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  it('is not fetched for visitors, but after the login', async () => {
    const calls = onCall('get', '/news/unreads', answers({ count: 1 }));
    const { router } = await openPage('/login');
    await act(() => router.navigate('/signup'));
    await screen.findByRole('heading', { level: 1 });
    expect(calls).toEqual([]);
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    await act(() => router.navigate(STUDIO));
    await waitFor(() => expect(calls).toHaveLength(1));
  });
});

describe('the signed-in account', () => {
  it('is checked on every navigation: another account sees no data of the first', async () => {
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
    let account = anOwnAccount();
    signIn();
    document.cookie = `displayId=${account.displayId}; Path=/`;
    onCall('get', '/accounts/me', () => answers(account)());
    const { router } = await openPage(STUDIO);
    expect(await screen.findByLabelText('Display name')).toHaveValue(account.displayName);
    // Another tab logs out and in with another account.
    account = anOwnAccount({
      accountId: '01936b0a-7c1e-7e7a-9a55-3f0b6f9f6a02',
      displayId: 'ren.mori',
      displayName: '森 蓮',
    });
    document.cookie = 'displayId=ren.mori; Path=/';
    await act(() => router.navigate(`${STUDIO}?again=1`));
    // The page belongs to another creator: the public page opens.
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/hanako.sato'));
    expect(screen.queryByLabelText('Display name')).not.toBeInTheDocument();
    await act(() => router.navigate('/profile/ren.mori/edit'));
    await waitFor(() => expect(screen.getByLabelText('Display name')).toHaveValue('森 蓮'));
  });

  it('is checked on every navigation: after a log-out in another tab no data is kept or fetched', async () => {
    const { router, queryClient } = await openStudio();
    document.cookie = 'loggedIn=; Max-Age=0; Path=/';
    await act(() => router.navigate('/signup'));
    await screen.findByRole('heading', { name: 'Sign up' });
    const kept = () => queryClient.getQueryCache().getAll();
    await waitFor(() =>
      expect(kept().map(({ queryKey }) => queryKey)).not.toContainEqual(['/api/accounts/me']),
    );
  });
});

describe('a redirect of the operator', () => {
  it('is looked up by path, without language and query, when the path changes', async () => {
    const calls = onCall('get', '/redirects', answers({ redirectUrl: null }));
    const { router } = await openPage('/en/login?back=%2F');
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(() => router.navigate('/login?other=1'));
    await act(() => router.navigate('/signup'));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls.map(({ query }) => query.get('path'))).toEqual(['/login', '/signup']);
  });

  it('is followed client-side in the current language and leaves no history entry', async () => {
    onCall('get', '/redirects', (info) =>
      answers({ redirectUrl: info.request.url.includes('signup') ? '/login?from=old' : null })(),
    );
    const { router, path } = await openPage('/en');
    await act(() => router.navigate('/signup'));
    await waitFor(() => expect(path()).toBe('/en/login?from=old'));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(path()).toBe('/en');
  });

  it('is followed from a path without a page', async () => {
    onCall('get', '/redirects', (info) =>
      answers({ redirectUrl: info.request.url.includes('campaign') ? '/login' : null })(),
    );
    const { path } = await openPage('/campaign');
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it('is ignored after leaving the page', async () => {
    const held = answersLater({ redirectUrl: '/signup' });
    onCall('get', '/redirects', (info) =>
      info.request.url.includes('login') ? held.answer() : answers({ redirectUrl: null })(),
    );
    const { router, path } = await openPage('/login');
    await act(() => router.navigate('/contact'));
    held.release();
    await screen.findByRole('heading', { level: 1, name: /Contact/ });
    expect(path()).toBe('/contact');
  });

  it.each(['javascript:alert(1)', '//evil.example', 'http://evil.example', '/\\evil.example'])(
    'to %j is ignored',
    async (redirectUrl) => {
      const calls = onCall('get', '/redirects', answers({ redirectUrl }));
      const { path } = await openPage('/login');
      await waitFor(() => expect(calls).toHaveLength(1));
      expect(path()).toBe('/login');
    },
  );

  it.each([400, 500, 503])('stays on the page if the look-up fails (%i)', async (status) => {
    const calls = onCall('get', '/redirects', refuses(status));
    const { path } = await openPage('/login');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(path()).toBe('/login');
  });
});

describe('the page log', () => {
  it('records each page once it is shown: path, language and referrer', async () => {
    const calls = onCall('get', '/log/page-access', answersNothing());
    const { router } = await openPage('/en/login?back=%2Fprivate');
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(() => router.navigate('/login?other=1'));
    await act(() => router.navigate('/signup'));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls.map(({ query }) => Object.fromEntries(query))).toEqual([
      { path: '/login', language: 'en', referrer: 'none' },
      { path: '/signup', language: 'en', referrer: 'internal' },
    ]);
  });

  it.each([
    ['https://elsewhere.example/page?q=private', 'external'],
    ['http://localhost/ja/login?back=private', 'internal'],
    ['http://localhost.evil.example/', 'external'],
  ])('records a visitor from %s as %s, and no more', async (referrer, kind) => {
    Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
    try {
      const calls = onCall('get', '/log/page-access', answersNothing());
      await openPage('/login');
      await waitFor(() => expect(calls).toHaveLength(1));
      expect(Object.fromEntries(calls[0]!.query)).toEqual({ path: '/login', language: 'en', referrer: kind });
    } finally {
      Reflect.deleteProperty(document, 'referrer');
    }
  });

  it('ignores failures', async () => {
    const calls = onCall('get', '/log/page-access', refuses(503));
    await openPage('/login');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'Log in' })).toBeInTheDocument();
  });
});

describe('a page', () => {
  it('is shown while every call of the chain is pending', async () => {
    const held = ['/emergencies', '/redirects', '/news/unreads', '/log/page-access'].map((path) => {
      const { answer, release } = answersLater({ results: [], total: 0, redirectUrl: null, count: 0 });
      return { calls: onCall('get', path, answer), release };
    });
    const { router } = await openStudio();
    await waitFor(() => expect(held.map(({ calls }) => calls.length > 0)).toEqual([true, true, true, true]));
    expect(screen.getByLabelText('Display name')).toBeInTheDocument();
    await act(() => router.navigate('/contact'));
    expect(await screen.findByRole('heading', { level: 1, name: /Contact/ })).toBeInTheDocument();
    for (const { release } of held) release();
  });
});
