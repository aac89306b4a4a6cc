import { fireEvent, screen, waitFor } from '@testing-library/react';
import { hasUnsavedInput } from '../../hooks/useUnsavedWarning';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersNothing, answersLater, onCall, refuses } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';

async function fillIn(user: Awaited<ReturnType<typeof openPage>>['user']) {
  await user.type(screen.getByLabelText('E-mail address'), ' hanako@example.com ');
  await user.type(screen.getByLabelText('Password'), 'Petal-2026-sky');
}

const submit = () => screen.getByRole('button', { name: 'Log in' });

describe('logging in', () => {
  it('sends the input in the language of the page and opens the own page', async () => {
    const calls = onCall('post', '/auth/login', () => {
      signIn();
      return answers(anOwnAccount())();
    });
    const { user, path } = await openPage('/login');
    await fillIn(user);
    await user.click(submit());
    await screen.findByRole('heading', { name: 'Edit your page' });
    expect(path()).toBe('/profile/hanako.sato/edit');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toEqual({ email: 'hanako@example.com', password: 'Petal-2026-sky' });
    expect(calls[0]?.headers.get('accept-language')).toBe('en');
  });

  it('returns to the requested page', async () => {
    onCall('post', '/auth/login', () => {
      signIn();
      return answers(anOwnAccount())();
    });
    const { user, path } = await openPage('/login?back=%2Fcontact%3Fa%3D1');
    await fillIn(user);
    await user.click(submit());
    await screen.findByRole('heading', { name: 'Contact us' });
    expect(path()).toBe('/contact?a=1');
  });

  it('never redirects to another site', async () => {
    onCall('post', '/auth/login', () => {
      signIn();
      return answers(anOwnAccount())();
    });
    const { user, path } = await openPage('/login?back=%2F%2Fevil.example%2F');
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(path()).toBe('/profile/hanako.sato/edit'));
  });

  it.each([
    [400, 'The e-mail address or password is incorrect.'],
    [401, 'The e-mail address or password is incorrect.'],
    [423, /temporarily locked/],
    [429, /Too many login attempts/],
    [500, /could not log you in/],
  ])('explains a %i and keeps the input', async (status, words) => {
    onCall('post', '/auth/login', refuses(status));
    const { user } = await openPage('/login');
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail address')).toHaveValue('hanako@example.com');
  });

  it.each([
    ['900', /try again in 15 min\./],
    ['61', /try again in 2 min\./],
    ['1', /try again in 1 min\./],
  ])('says when a locked account can log in again: after %s s', async (seconds, words) => {
    onCall('post', '/auth/login', () => {
      const refused = refuses(423)();
      refused.headers.set('Retry-After', seconds);
      return refused;
    });
    const { user } = await openPage('/login');
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('says that an account is suspended', async () => {
    onCall('post', '/auth/login', refuses(403, 'E0301'));
    const { user, path } = await openPage('/login');
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByText(/account is suspended/)).toBeInTheDocument();
    expect(path()).toBe('/login');
  });

  it('submits once for immediate repeated submits', async () => {
    const { answer, release } = answersLater(anOwnAccount());
    const calls = onCall('post', '/auth/login', answer);
    const { user } = await openPage('/login');
    await fillIn(user);
    const form = submit().closest('form')!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await screen.findByRole('button', { name: 'Logging in' });
    signIn();
    release();
    await screen.findByRole('heading', { name: 'Edit your page' });
    expect(calls).toHaveLength(1);
  });

  it('can be submitted again after an error', async () => {
    const calls = onCall('post', '/auth/login', refuses(401));
    const { user } = await openPage('/login');
    await user.click(submit());
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByText(/is incorrect/)).toBeInTheDocument();
    await user.click(submit());
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  it('prompts for no confirmation on leaving, but prevents automatic reloads', async () => {
    const { user, path } = await openPage('/login');
    await fillIn(user);
    expect(hasUnsavedInput()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    await waitFor(() => expect(path()).toBe('/signup'));
    await waitFor(() => expect(hasUnsavedInput()).toBe(false));
  });

  it('leads an unconfirmed account to its code', async () => {
    onCall('post', '/auth/login', refuses(403));
    const { user, path } = await openPage('/login');
    await fillIn(user);
    await user.click(submit());
    await screen.findByRole('heading', { name: 'Enter your code' });
    expect(path()).toBe('/signup/check-code');
    expect(screen.getByText(/code to hanako@example\.com/)).toBeInTheDocument();
  });

  it('requires both fields', async () => {
    const { user } = await openPage('/login');
    await user.click(submit());
    expect(await screen.findByText('Enter your e-mail address.')).toBeInTheDocument();
    expect(screen.getByText('Enter a password.')).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail address')).toBeInvalid();
    expect(screen.getByLabelText('E-mail address')).toHaveFocus();
  });

  it('ignores a second submit and shows its progress', async () => {
    const { answer, release } = answersLater(anOwnAccount());
    const calls = onCall('post', '/auth/login', answer);
    const { user } = await openPage('/login');
    await fillIn(user);
    await user.click(submit());
    const busy = await screen.findByRole('button', { name: 'Logging in' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.click(busy);
    await user.keyboard('{Enter}');
    signIn();
    release();
    await screen.findByRole('heading', { name: 'Edit your page' });
    expect(calls).toHaveLength(1);
  });

  it('can be retried in browsers without cookies', async () => {
    const calls = onCall('post', '/auth/login', answers(anOwnAccount()));
    const { user, path } = await openPage('/login');
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(path()).not.toBe('/login'));
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveValue(''));
    expect(path()).toMatch(/^\/login\?/);
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  it('shows and hides the password', async () => {
    const { user } = await openPage('/login');
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
  });
});

describe('logging out', () => {
  it('asks for confirmation, ends the session and clears all data', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const { user, path, queryClient } = await openPage('/profile/hanako.sato/edit');
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    const calls = onCall('post', '/auth/logout', () => {
      document.cookie = 'loggedIn=; Max-Age=0; Path=/';
      return answersNothing()();
    });
    const dialog = await screen.findByRole('dialog', { name: 'Log out?' });
    await user.click(await waitFor(() => dialog.querySelectorAll('button')[1]!));
    await waitFor(() => expect(path()).toBe('/'));
    expect(calls).toHaveLength(1);
    const kept = () => queryClient.getQueryCache().getAll();
    await waitFor(() => expect(kept()).toEqual([]));
    await waitFor(() => expect(document.body).not.toHaveTextContent('hanako'));
  });

  it('stays after a failed call', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    onCall('post', '/auth/logout', refuses(500));
    const { user, path } = await openPage('/profile/hanako.sato/edit');
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(dialog.querySelectorAll('button')[1]!);
    expect(await screen.findAllByText(/Something went wrong/)).not.toHaveLength(0);
    expect(path()).toBe('/profile/hanako.sato/edit');
  });
});
