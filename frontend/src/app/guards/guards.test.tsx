import { screen, waitFor } from '@testing-library/react';
import { anOwnAccount, aPublicAccount } from '../../testing/accounts';
import { answers, onCall, refuses } from '../../testing/api-server';
import { aContent, aFirstPage } from '../../testing/page-contents';
import { openPage, signIn } from '../../testing/render-app';
import { enterStep } from '../../config/flows';
import { mockSettingsCalls } from '../../testing/settings';

/** Pages for signed-in accounts only. */
const BEHIND_THE_LOGIN = [
  '/news',
  '/insights',
  '/settings/account',
  '/settings/delete-account',
  '/profile/edit/theme',
  '/profile/edit/links-order',
  '/profile/edit/contents-order',
  '/profile/hanako.sato/contents/12/edit',
  '/unsubscribe',
];

describe('the auth guard', () => {
  it.each(BEHIND_THE_LOGIN)(
    'redirects visitors of %s to the login and back, without a call',
    async (address) => {
      const { path } = await openPage(address);
      await screen.findByRole('heading', { name: 'Log in' });
      expect(path()).toBe(`/login?back=${encodeURIComponent(address)}`);
      expect(screen.queryByText(/Your session has expired/)).not.toBeInTheDocument();
    },
  );

  it.each(BEHIND_THE_LOGIN)('opens %s for a signed-in account', async (address) => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    mockSettingsCalls();
    onCall('get', '/news', answers(aFirstPage([], 20)));
    onCall('get', '/insights', answers({ totals: { views: 0, visitors: 0, presses: 0 } }));
    onCall('get', '/contents/12/accounts/hanako.sato', answers(aContent({ contentId: 12, isMe: true })));
    onCall('get', '/items/contents/12', answers(aFirstPage([], 200)));
    for (const list of ['/withdraw-reasons', '/themes']) {
      onCall('get', list, answers({ results: [], total: 0 }));
    }
    const { path } = await openPage(address);
    await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
    expect(path()).toBe(address);
    expect(screen.queryByRole('heading', { name: 'Log in' })).not.toBeInTheDocument();
  });

  it('returns to the page with its query after the login', async () => {
    const { path } = await openPage('/settings/account?tab=1&x=%2F%2Fevil.example');
    await screen.findByRole('heading', { name: 'Log in' });
    const back = new URLSearchParams(path().split('?')[1]).get('back');
    expect(back).toBe('/settings/account?tab=1&x=%2F%2Fevil.example');
  });
});

describe('loading the own account', () => {
  it('redirects an expired session to the login and back', async () => {
    signIn();
    onCall('get', '/accounts/me', refuses(401));
    const { path } = await openPage('/profile/hanako.sato/edit');
    await screen.findByRole('heading', { name: 'Log in' });
    expect(path()).toBe('/login?back=%2Fprofile%2Fhanako.sato%2Fedit&unauthorized=1');
    expect(await screen.findByText('Something went wrong. Please try again later.')).toBeInTheDocument();
    expect(screen.getByText(/Your session has expired/)).toBeInTheDocument();
  });

  it.each([
    [400, 400],
    [500, 500],
    [503, 503],
    [404, 500],
    [403, 500],
  ])('shows the error page for status %i as %i, inside the layout', async (status, shown) => {
    signIn();
    onCall('get', '/accounts/me', refuses(status));
    await openPage('/settings/delete-account');
    const name = shown === 503 ? 'Back in a moment' : 'Something went wrong';
    expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
    expect(screen.getByText(`Error ${String(shown)}`)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(document.title).toBe(`${name} | Hitohira`);
    // The studio's layout: the log-out button is in place of its navigation.
    expect(screen.getByRole('button', { name: 'Log out' })).toBeInTheDocument();
  });

  it('shows the error page with status 500 without a response', async () => {
    signIn();
    onCall('get', '/accounts/me', () => Response.error() as never);
    await openPage('/settings/delete-account');
    expect(await screen.findByText('Error 500')).toBeInTheDocument();
  });
});

describe('the profile-edit guard', () => {
  it('redirects visitors to the login without a call', async () => {
    const { path } = await openPage('/profile/hanako.sato/edit');
    await screen.findByRole('heading', { name: 'Log in' });
    expect(path()).toBe('/login?back=%2Fprofile%2Fhanako.sato%2Fedit');
  });

  it('opens for the owner, whatever the case of the display ID', async () => {
    signIn();
    const calls = onCall('get', '/accounts/me', answers(anOwnAccount()));
    const { path } = await openPage('/profile/HANAKO.sato/edit');
    await screen.findByRole('heading', { name: 'Edit your page' });
    expect(path()).toBe('/profile/HANAKO.sato/edit');
    expect(calls).toHaveLength(1);
  });

  it.each(['/profile/somebody/edit', '/profile/Somebody/contents/12/edit'])(
    'redirects from %s to the public page of its creator',
    async (address) => {
      signIn();
      onCall('get', '/accounts/me', answers(anOwnAccount()));
      onCall('get', '/accounts/somebody', answers(aPublicAccount({ accountId: 'b', displayId: 'somebody' })));
      const { path } = await openPage(address);
      await waitFor(() => expect(path()).toBe('/profile/somebody'));
    },
  );

  it('redirects from a former display ID to the current one', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    onCall('get', '/accounts/former', answers(aPublicAccount({ accountId: anOwnAccount().accountId })));
    const { path } = await openPage('/profile/former/edit');
    await waitFor(() => expect(path()).toBe('/profile/hanako.sato/edit'));
  });

  it.each(['/profile/nobody/edit', '/profile/nobody/contents/12/edit'])(
    'shows not found at %s if there is no such creator',
    async (address) => {
      signIn();
      onCall('get', '/accounts/me', answers(anOwnAccount()));
      onCall('get', '/accounts/nobody', refuses(404));
      const { path } = await openPage(address);
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
      expect(path()).toBe(address);
    },
  );
});

describe('the sign-up guard', () => {
  const STEPS = ['/signup', '/signup/form', '/signup/check-code'];

  it.each([...STEPS, '/signup/complete'])(
    '%s redirects signed-in accounts to their own page',
    async (address) => {
      signIn();
      onCall('get', '/accounts/me', answers(anOwnAccount()));
      const { path } = await openPage(address);
      await waitFor(() => expect(path()).toBe('/profile/hanako.sato/edit'));
      expect(screen.queryByText(/cannot be opened directly/)).not.toBeInTheDocument();
    },
  );

  it.each(STEPS)('%s redirects there right after a sign-up as well', async (address) => {
    signIn();
    enterStep('signUp', 'complete');
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const { path } = await openPage(address);
    await waitFor(() => expect(path()).toBe('/profile/hanako.sato/edit'));
  });

  it('opens the last step right after the sign-up', async () => {
    signIn();
    enterStep('signUp', 'complete');
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const { path } = await openPage('/signup/complete');
    expect(await screen.findByText(/hitohira.*hanako\.sato|hanako\.sato/)).toBeInTheDocument();
    expect(path()).toBe('/signup/complete');
  });

  it.each(['/signup', '/signup/form'])('%s opens after the session has expired', async (address) => {
    signIn();
    onCall('get', '/accounts/me', refuses(401));
    const { path } = await openPage(address);
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(path()).toBe(address);
  });
});

describe('the login guard', () => {
  it('redirects signed-in accounts to their own page', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const { path } = await openPage('/login');
    await waitFor(() => expect(path()).toBe('/profile/hanako.sato/edit'));
  });

  it.each([
    ['%2Fnews%3Fpage%3D2', '/news?page=2'],
    ['%2F%2Fevil.example%2F', '/profile/hanako.sato/edit'],
    ['https%3A%2F%2Fevil.example', '/profile/hanako.sato/edit'],
    ['%2F%5Cevil.example', '/profile/hanako.sato/edit'],
  ])('follows ?back=%s only within the site', async (back, expected) => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    onCall('get', '/news', answers(aFirstPage([], 20)));
    const { path } = await openPage(`/login?back=${back}`);
    await waitFor(() => expect(path()).toBe(expected));
  });

  it('opens for visitors and for expired sessions', async () => {
    signIn();
    onCall('get', '/accounts/me', refuses(401));
    const { path } = await openPage('/login');
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument();
    expect(path()).toBe('/login');
  });
});

describe('the unsubscribe guard', () => {
  it('opens for signed-in accounts and explains the consequences', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    await openPage('/unsubscribe');
    expect(await screen.findByRole('heading', { name: 'Leaving Hitohira' })).toBeInTheDocument();
    expect(screen.getByText(/within 7 days/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue to delete my account' })).toHaveAttribute(
      'href',
      '/settings/delete-account',
    );
  });
});

describe('an unknown address', () => {
  it('shows the not-found page', async () => {
    const { goTo } = await openPage('/signup');
    await goTo('/profile/hanako.sato/contents/0/edit');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByText(/We could not find/)).toBeInTheDocument();
    expect(screen.getByText(/It may have been moved/)).toBeInTheDocument();
    expect(document.title).toBe('Page not found | Hitohira');
  });
});
