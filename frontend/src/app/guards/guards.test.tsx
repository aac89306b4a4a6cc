import { screen, waitFor } from '@testing-library/react';
import { startSignUpFlow } from '../../features/sign-up/sign-up-flow';
import { anOwnAccount } from '../../testing/accounts';
import { answers, onCall, refuses } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';

describe('the studio', () => {
  it('sends a visitor to the login and asks the server nothing', async () => {
    const { path } = await openPage('/profile/hanako.sato/edit');
    await screen.findByRole('heading', { name: 'Log in' });
    expect(path()).toBe('/login?back=%2Fprofile%2Fhanako.sato%2Fedit');
  });

  it('opens for its owner, however the display ID is written', async () => {
    signIn();
    const calls = onCall('get', '/accounts/me', answers(anOwnAccount()));
    const { path } = await openPage('/profile/HANAKO.sato/edit');
    await screen.findByRole('heading', { name: 'Edit your page' });
    expect(path()).toBe('/profile/HANAKO.sato/edit');
    expect(calls).toHaveLength(1);
  });

  it('leads from the address of another to the own page', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const { path } = await openPage('/profile/somebody/edit');
    await waitFor(() => expect(path()).toBe('/profile/hanako.sato/edit'));
  });

  it('asks to log in again when the session is over', async () => {
    signIn();
    onCall('get', '/accounts/me', refuses(401));
    const { path } = await openPage('/profile/hanako.sato/edit');
    await screen.findByRole('heading', { name: 'Log in' });
    expect(path()).toMatch(/^\/login\?back=/);
  });

  it('shows the error page when the server fails', async () => {
    signIn();
    onCall('get', '/accounts/me', refuses(500));
    await openPage('/profile/hanako.sato/edit');
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
  });
});

describe('the login and the front page', () => {
  it.each(['/', '/login'])('%s leads who is signed in to the own page', async (address) => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const { path } = await openPage(address);
    await waitFor(() => expect(path()).toBe('/profile/hanako.sato/edit'));
  });

  it.each([
    ['/', /All that you are/],
    ['/login', 'Log in'],
  ])('%s opens for visitors, and for those whose session is over', async (address, name) => {
    signIn();
    onCall('get', '/accounts/me', refuses(401));
    const { path } = await openPage(address);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
    expect(path()).toBe(address);
  });
});

describe('the steps of signing up', () => {
  it.each(['/signup/check-code', '/signup/complete'])(
    '%s leads to the form without a flow',
    async (address) => {
      const { path } = await openPage(address);
      await screen.findByRole('heading', { name: 'Sign up with e-mail' });
      expect(path()).toBe('/signup/form');
    },
  );

  it('stay where they are while the flow lives', async () => {
    startSignUpFlow({ email: 'hanako@example.com' });
    const { path } = await openPage('/signup/check-code');
    await screen.findByRole('heading', { name: 'Enter your code' });
    expect(path()).toBe('/signup/check-code');
  });

  it('begin anew when the flow is too old', async () => {
    const startedAt = Date.now() - 61 * 60 * 1000;
    window.sessionStorage.setItem(
      'flow:signUp',
      JSON.stringify({ step: 'code', notes: { email: 'a@b.example' }, startedAt }),
    );
    const { path } = await openPage('/signup/check-code');
    await waitFor(() => expect(path()).toBe('/signup/form'));
  });

  it('begin anew when what the tab remembers is no flow', async () => {
    window.sessionStorage.setItem('flow:signUp', '{"step":');
    const { path } = await openPage('/signup/check-code');
    await waitFor(() => expect(path()).toBe('/signup/form'));
  });
});

describe('an address that no route knows', () => {
  it('shows the two lines of the not-found page', async () => {
    await openPage('/nowhere');
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByText(/We could not find/)).toBeInTheDocument();
    expect(screen.getByText(/It may have moved/)).toBeInTheDocument();
  });
});
