import { screen, waitFor, within } from '@testing-library/react';
import { setCookie, readCookie } from '../../config/cookies';
import { consumeBackPath } from '../../config/oauth-redirect';
import { redirectToProvider } from '../../config/provider-redirect';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersLater, onCall, refuses } from '../../testing/api-server';
import { openPage, signIn, watchClipboard } from '../../testing/render-app';
import { openInApp } from '../../testing/user-agents';

const { jest } = import.meta;

const PROVIDERS = '/oauth/social-login/providers';
const RETURN = '/login/line?code=abc&state=def';
const REFUSED = /could not verify you/;
const USER = { userId: 'U1', authToken: 'token', displayName: '山田はな', registered: false };

const lineIsOn = () =>
  onCall('get', PROVIDERS, answers({ results: [{ provider: 'line', displayName: 'LINE' }], total: 1 }));

describe('the social login buttons', () => {
  it.each([
    ['/login', 'Log in with LINE'],
    ['/signup', 'Sign up with LINE'],
  ])('are shown on %s if the provider is enabled', async (path, name) => {
    lineIsOn();
    await openPage(path);
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  });

  it.each(['/login', '/signup'])('are not shown on %s if none is enabled or the call fails', async (path) => {
    onCall('get', PROVIDERS, refuses(500));
    await openPage(path);
    await waitFor(() => expect(screen.queryByText('or')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: /LINE/ })).not.toBeInTheDocument();
  });

  it('request the redirect once for repeated clicks', async () => {
    lineIsOn();
    const { answer } = answersLater({ authUrl: 'https://access.line.me/x' });
    const calls = onCall('get', `${PROVIDERS}/line/redirect`, answer);
    const { user } = await openPage('/login');
    const button = await screen.findByRole('button', { name: 'Log in with LINE' });
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await user.click(button);
    expect(calls.map(({ query }) => query.get('from'))).toEqual(['login']);
  });

  it.each([404, 500])('show an error if the provider cannot be reached: %i', async (status) => {
    lineIsOn();
    onCall('get', `${PROVIDERS}/line/redirect`, refuses(status));
    const { user } = await openPage('/signup');
    await user.click(await screen.findByRole('button', { name: 'Sign up with LINE' }));
    expect(await screen.findByText(status === 404 ? REFUSED : /Something went wrong/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign up with LINE' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
  });
});

describe('the social login buttons in the browser of an app', () => {
  const redirects = () => onCall('get', `${PROVIDERS}/line/redirect`, answersLater({}).answer);
  afterEach(() => jest.restoreAllMocks());

  it('lead to a browser, and can continue in the app', async () => {
    openInApp();
    lineIsOn();
    const calls = redirects();
    const { user } = await openPage('/login?back=%2Fsettings%2Faccount');
    await user.click(await screen.findByRole('button', { name: 'Log in with LINE' }));
    const hint = within(await screen.findByRole('dialog', { name: 'Open in your browser' }));
    const copied = watchClipboard();
    await user.click(hint.getByRole('button', { name: 'Copy link' }));
    expect(copied).toEqual([expect.stringMatching(/\/login\?back=%2Fsettings%2Faccount$/)]);
    expect(hint.queryByText('You may need to log in again there.')).not.toBeInTheDocument();
    expect(calls).toHaveLength(0);
    await user.click(hint.getByRole('button', { name: 'Continue here' }));
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('need no hint for LINE in LINE', async () => {
    openInApp('Safari Line/15.14.0');
    lineIsOn();
    const calls = redirects();
    const { user } = await openPage('/signup');
    await user.click(await screen.findByRole('button', { name: 'Sign up with LINE' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('redirecting to a provider', () => {
  it('stores the language and the requested page once', () => {
    redirectToProvider({ url: '#there', language: 'en', back: '/settings/account' });
    expect(window.location.hash).toBe('#there');
    expect(readCookie('locale')).toBe('en');
    expect(consumeBackPath()).toBe('/settings/account');
    expect(consumeBackPath()).toBeNull();
  });

  it('forgets the page of an earlier try', () => {
    redirectToProvider({ url: '#there', language: 'en', back: '/settings/account' });
    redirectToProvider({ url: '#there', language: 'en' });
    expect(consumeBackPath()).toBeNull();
  });
});

describe('returning to log in', () => {
  const loggedIn = () => {
    signIn();
    return answers(anOwnAccount())();
  };

  it('submits code and state once and opens the own page', async () => {
    const calls = onCall('post', `${PROVIDERS}/line/login`, loggedIn);
    const { path } = await openPage(RETURN);
    await screen.findByRole('heading', { name: 'Edit your page' });
    expect(path()).toBe('/profile/hanako.sato/edit');
    expect(calls.map(({ body }) => body)).toEqual([{ code: 'abc', state: 'def' }]);
  });

  it('opens the requested page', async () => {
    redirectToProvider({ url: '#there', language: 'en', back: '/terms?a=1' });
    onCall('post', `${PROVIDERS}/line/login`, loggedIn);
    onCall('get', '/documents/terms', refuses(500));
    const { path } = await openPage(RETURN);
    await waitFor(() => expect(path()).toBe('/terms?a=1'));
  });

  it('never redirects to another site', async () => {
    redirectToProvider({ url: '#there', language: 'en', back: '//evil.example/' });
    onCall('post', `${PROVIDERS}/line/login`, loggedIn);
    const { path } = await openPage(RETURN);
    await waitFor(() => expect(path()).toBe('/profile/hanako.sato/edit'));
  });

  it('leads new users to the sign-up form', async () => {
    onCall('post', `${PROVIDERS}/line/login`, refuses(404));
    const asked = onCall('get', `${PROVIDERS}/line/user`, answers(USER));
    const { path } = await openPage(RETURN);
    expect(await screen.findByLabelText('Display name')).toHaveValue('山田はな');
    expect(path()).toBe('/signup/form?provider=line');
    expect(asked.map(({ query }) => query.toString())).toEqual(['']);
  });

  it('says that an account is suspended', async () => {
    onCall('post', `${PROVIDERS}/line/login`, refuses(403, 'E0301'));
    await openPage(RETURN);
    expect(await screen.findByText(/account is suspended/)).toBeInTheDocument();
    // Accounts from LINE may have no e-mail address.
    expect(screen.queryByText(/mail/)).not.toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  });

  it.each([400, 401, 403, 429, 500, 503])('reports a %i on the login page', async (status) => {
    onCall('post', `${PROVIDERS}/line/login`, refuses(status));
    onCall('get', `${PROVIDERS}/line/user`, refuses(401));
    const { path } = await openPage(RETURN);
    expect(await screen.findByText(REFUSED)).toBeInTheDocument();
    expect(path()).toBe('/login');
  });

  it('continues a sign-up whose code was used before', async () => {
    onCall('post', `${PROVIDERS}/line/login`, refuses(403));
    onCall('get', `${PROVIDERS}/line/user`, answers(USER));
    const { path } = await openPage(RETURN);
    expect(await screen.findByLabelText('Display name')).toHaveValue('山田はな');
    expect(path()).toBe('/signup/form?provider=line');
    expect(screen.queryByText(REFUSED)).not.toBeInTheDocument();
  });
});

describe('returning to sign up', () => {
  beforeEach(() => setCookie('oauthFrom', 'signup'));

  it('leads to the prefilled form', async () => {
    const calls = onCall('get', `${PROVIDERS}/line/user`, answers(USER));
    const { path } = await openPage(RETURN);
    expect(await screen.findByLabelText('Display name')).toHaveValue('山田はな');
    expect(path()).toBe('/signup/form?provider=line');
    expect(calls.map(({ query }) => Object.fromEntries(query))).toEqual([
      { code: 'abc', state: 'def', unique: '1' },
    ]);
  });

  it('tells existing accounts to log in', async () => {
    onCall('get', `${PROVIDERS}/line/user`, refuses(400, 'E0203', 'userId'));
    const { user, path } = await openPage(RETURN);
    await screen.findByRole('heading', { name: 'You already have an account' });
    await user.click(screen.getByRole('link', { name: 'Go to login' }));
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it('reports a failure on the sign-up page', async () => {
    onCall('get', `${PROVIDERS}/line/user`, refuses(401));
    const { path } = await openPage(RETURN);
    expect(await screen.findByText(REFUSED)).toBeInTheDocument();
    expect(path()).toBe('/signup');
  });
});

describe('returning to connect the own account', () => {
  beforeEach(() => {
    setCookie('oauthFrom', 'settings');
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    onCall('get', '/auth/sessions', answers({ results: [], total: 0 }));
  });

  it('connects it, with a message that is shown once', async () => {
    lineIsOn();
    const connected = anOwnAccount({
      socialLogins: [{ provider: 'line', displayName: 'はなこ', email: null }],
    });
    const calls = onCall('put', `${PROVIDERS}/line/connection`, () => {
      onCall('get', '/accounts/me', answers(connected));
      return answers(connected)();
    });
    const { path, unmount } = await openPage(RETURN);
    await waitFor(() => expect(screen.getByText('LINE connected.')).toHaveFocus());
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
    expect(path()).toBe('/settings/account');
    expect(calls.map(({ body }) => body)).toEqual([{ code: 'abc', state: 'def' }]);
    unmount();
    await openPage('/settings/account');
    expect(await screen.findByText('Connected as “はなこ”')).toBeInTheDocument();
    expect(screen.queryByText('LINE connected.')).not.toBeInTheDocument();
  });

  it('says that it is connected to another account', async () => {
    onCall('put', `${PROVIDERS}/line/connection`, refuses(400, 'E0203', 'userId'));
    await openPage(RETURN);
    await screen.findByRole('heading', { name: 'Could not connect' });
    expect(screen.getByRole('link', { name: /account settings/ })).toHaveAttribute(
      'href',
      '/settings/account',
    );
  });

  it('reports a failure in the settings', async () => {
    onCall('put', `${PROVIDERS}/line/connection`, refuses(403));
    const { path } = await openPage(RETURN);
    expect(await screen.findByText(REFUSED)).toBeInTheDocument();
    expect(path()).toBe('/settings/account');
  });

  it('requires a login after the session has expired', async () => {
    onCall('put', `${PROVIDERS}/line/connection`, () => {
      document.cookie = 'loggedIn=; Max-Age=0; Path=/';
      return refuses(401)();
    });
    const { path } = await openPage(RETURN);
    expect(await screen.findByText('Please log in.')).toBeInTheDocument();
    expect(path()).toBe('/login?back=%2Fsettings%2Faccount&unauthorized=1');
  });
});
