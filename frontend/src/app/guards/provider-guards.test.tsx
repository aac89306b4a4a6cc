import { screen, waitFor } from '@testing-library/react';
import { setCookie } from '../../config/cookies';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersLater, onCall, refuses } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';

const ILLEGAL = /cannot be opened directly/;
const REFUSED = /could not verify you/;

describe('the oauth guard', () => {
  it('opens with a code and a state', async () => {
    const calls = onCall('post', '/oauth/social-login/providers/line/login', refuses(403, 'E0301'));
    const { path } = await openPage('/login/line?code=abc&state=def');
    await screen.findByRole('heading', { name: 'You cannot log in' });
    expect(path()).toBe('/login/line?code=abc&state=def');
    expect(calls).toHaveLength(1);
  });

  it.each(['', '?code=abc', '?state=def', '?code=&state=def', '?code=abc&state='])(
    'redirects "%s" to the login',
    async (query) => {
      const { path } = await openPage(`/login/line${query}`);
      await waitFor(() => expect(path()).toBe('/login'));
      expect(await screen.findByText(ILLEGAL)).toBeInTheDocument();
    },
  );

  it.each([
    ['?error=access_denied', null, '/login'],
    ['?error=access_denied&from=signup', null, '/signup'],
    ['?error=access_denied&from=login', 'signup', '/login'],
    ['?error=access_denied', 'signup', '/signup'],
    ['?error=access_denied', 'login', '/login'],
    // An error counts even beside a code.
    ['?error=access_denied&code=abc&state=def', null, '/login'],
    // Only known origins are followed.
    ['?error=x&from=%2F%2Fevil.example', null, '/login'],
    ['?error=x&from=https%3A%2F%2Fevil.example', '//evil.example', '/login'],
    ['?error=x&from=constructor', '__proto__', '/login'],
  ])(
    'reports a refusal on the page where the login started: %s, cookie %s',
    async (query, cookie, expected) => {
      if (cookie !== null) setCookie('oauthFrom', cookie);
      const { path } = await openPage(`/login/line${query}`);
      await waitFor(() => expect(path()).toBe(expected));
      expect(await screen.findByText(REFUSED)).toBeInTheDocument();
    },
  );
});

describe('the linkage-register guard', () => {
  const GRANTED = '/profile/linkage/youtube?code=abc&state=def';

  it('opens for the owner with a code and a state', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const calls = onCall('post', '/oauth/linkages/providers/youtube', answersLater({}).answer);
    const { path } = await openPage(GRANTED);
    await screen.findByRole('heading', { name: 'Linking YouTube' });
    expect(path()).toBe(GRANTED);
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it.each([
    ['a visitor', false],
    ['an expired session', true],
  ])('redirects %s to the login, without the code in the address', async (_who, hadSession) => {
    if (hadSession) {
      signIn();
      onCall('get', '/accounts/me', refuses(401));
    }
    const { path } = await openPage(GRANTED);
    await screen.findByRole('heading', { name: 'Log in' });
    expect(path()).toBe('/login');
    expect(await screen.findByText('Please log in.')).toBeInTheDocument();
  });

  it.each([
    ['', ILLEGAL],
    ['?code=abc', ILLEGAL],
    ['?error=access_denied', 'Linking was cancelled. Please try again to link an account.'],
    ['?error=server_error', 'We could not link the account.'],
  ])('redirects "%s" to the own page with a message', async (query, words) => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const { path } = await openPage(`/profile/linkage/tiktok${query}`);
    await waitFor(() => expect(path()).toBe('/profile/hanako.sato/edit'));
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});
