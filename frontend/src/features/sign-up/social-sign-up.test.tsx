import { LIMITS } from '@hitohira/backend/rules';
import { screen, waitFor } from '@testing-library/react';
import { readCookie } from '../../config/cookies';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersNothing, answersLater, onCall, refuses } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';

const LINE = '/oauth/social-login/providers/line';
const FORM = '/signup/form?provider=line';
const USER = { userId: 'U1', authToken: 'first', displayName: '山田はな', registered: false };

type User = Awaited<ReturnType<typeof openPage>>['user'];

const field = (label: string) => screen.getByLabelText(label, { exact: true });
const submit = () => screen.getByRole('button', { name: 'Finish signing up' });

const mockPendingUser = (overrides: Partial<typeof USER> = {}) =>
  onCall('get', `${LINE}/user`, answers({ ...USER, ...overrides }));

async function openForm() {
  onCall(
    'get',
    '/oauth/social-login/providers',
    answers({ results: [{ provider: 'line', displayName: 'LINE' }], total: 1 }),
  );
  onCall('post', '/accounts/create-validation', answersNothing());
  const page = await openPage(FORM);
  await screen.findByRole('heading', { name: 'Sign up with LINE' });
  return page;
}

async function fillIn(user: User, displayId = 'hanako.sato') {
  await user.click(field('Display ID'));
  await user.paste(displayId);
  await user.click(screen.getByRole('checkbox'));
}

describe('signing up with a provider', () => {
  it('asks only for display ID, display name and agreement', async () => {
    mockPendingUser();
    await openForm();
    expect(field('Display name')).toHaveValue('山田はな');
    expect(field('Display ID')).toHaveValue('');
    expect(screen.queryByLabelText('E-mail address')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('creates the account with a fresh token and starts the onboarding', async () => {
    const asked = mockPendingUser();
    const calls = onCall('post', `${LINE}/accounts`, () => {
      signIn();
      return answers(anOwnAccount({ displayName: '山田はな', email: null, hasPassword: false }))();
    });
    const { user, path } = await openForm();
    mockPendingUser({ authToken: 'second' });
    await fillIn(user, ' ｈａｎａｋｏ.sato ');
    await screen.findByText('This display ID is available.');
    await user.click(submit());
    await screen.findByRole('heading', { name: 'You are all set' });
    expect(path()).toBe('/signup/complete');
    expect(asked).toHaveLength(1);
    expect(calls.map(({ body }) => body)).toEqual([
      { displayId: 'hanako.sato', displayName: '山田はな', userId: 'U1', authToken: 'second' },
    ]);
    expect(readCookie('onboarding')).toBe('1');
    expect(Object.keys(window.sessionStorage)).toEqual(['flow:signUp']);
  });

  it('shows missing fields and sends nothing', async () => {
    mockPendingUser({ displayName: '' });
    const { user } = await openForm();
    await user.click(submit());
    await waitFor(() => expect(field('Display ID')).toHaveAccessibleDescription(/Enter a display ID\./));
    expect(field('Display name')).toHaveAccessibleDescription(/Enter a display name\./);
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/You need to agree/);
    expect(field('Display ID')).toHaveFocus();
  });

  it.each([
    ['Display ID', LIMITS.displayId.max],
    ['Display name', LIMITS.displayName.max],
  ])('accepts a %s at its limit and rejects a longer one', async (label, max) => {
    mockPendingUser({ displayName: '' });
    const { user } = await openForm();
    const enter = async (value: string) => {
      await user.clear(field(label));
      await user.click(field(label));
      await user.paste(value);
      await user.tab();
    };
    await enter('x'.repeat(max + 1));
    await waitFor(() => expect(field(label)).toBeInvalid());
    await enter('x'.repeat(max));
    await waitFor(() => expect(field(label)).toBeValid());
  });

  it('ignores a second submit and shows its progress', async () => {
    mockPendingUser();
    const { answer, release } = answersLater(anOwnAccount());
    const calls = onCall('post', `${LINE}/accounts`, answer);
    const { user } = await openForm();
    await fillIn(user);
    await screen.findByText('This display ID is available.');
    await user.click(submit());
    const busy = await screen.findByRole('button', { name: 'Signing up' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.click(busy);
    signIn();
    release();
    await screen.findByRole('heading', { name: 'You are all set' });
    expect(calls).toHaveLength(1);
  });

  it('reports a display ID that was taken meanwhile and keeps the input', async () => {
    mockPendingUser();
    onCall('post', `${LINE}/accounts`, refuses(400, 'E0203', 'displayId'));
    const { user } = await openForm();
    await fillIn(user);
    await screen.findByText('This display ID is available.');
    await user.click(submit());
    expect(await screen.findByText('This display ID is already taken.')).toBeInTheDocument();
    expect(field('Display ID')).toHaveValue('hanako.sato');
    expect(field('Display ID')).toHaveFocus();
  });

  it('leads to the start if it was completed in another tab', async () => {
    mockPendingUser();
    const { user, path } = await openForm();
    onCall('get', `${LINE}/user`, refuses(401));
    await fillIn(user);
    await screen.findByText('This display ID is available.');
    await user.click(submit());
    expect(await screen.findByText(/could not verify this/)).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/signup'));
  });

  it('restores the draft after a reload', async () => {
    mockPendingUser();
    const first = await openForm();
    await fillIn(first.user, 'hanako.no.mise');
    first.unmount();
    await openForm();
    await waitFor(() => expect(field('Display ID')).toHaveValue('hanako.no.mise'));
    expect(field('Display name')).toHaveValue('山田はな');
  });

  it('links to the terms in a new tab', async () => {
    mockPendingUser();
    await openForm();
    for (const [name, href] of [
      [/Read the terms of use/, '/terms'],
      [/Read the privacy policy/, '/privacy'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
      expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
      expect(screen.getByRole('link', { name })).toHaveAccessibleName(/opens in a new tab/);
    }
  });

  it.each([401, 404])('says that the verification has ended: %i', async (status) => {
    onCall('get', `${LINE}/user`, refuses(status));
    await openPage(FORM);
    await screen.findByRole('heading', { name: 'Your sign-up cannot continue' });
    expect(screen.getByRole('link', { name: 'Start over' })).toHaveAttribute('href', '/signup');
  });

  it('can be retried after a failure', async () => {
    onCall('get', `${LINE}/user`, refuses(500));
    const { user } = await openPage(FORM);
    await screen.findByRole('heading', { name: 'Your sign-up cannot continue' });
    mockPendingUser();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(field('Display name')).toHaveValue('山田はな'));
  });

  it('leads existing accounts to the login', async () => {
    mockPendingUser({ registered: true });
    await openPage(FORM);
    await screen.findByRole('heading', { name: 'You already have an account' });
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });
});
