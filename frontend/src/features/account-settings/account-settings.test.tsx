import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Session } from '../../api/generated/model/session';
import { type SessionList } from '../../api/generated/model/sessionList';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersNothing, answersLater, onCall, refuses } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

function aSession(overrides: Partial<Session> = {}): Session {
  return {
    id: '2f1c1c1e-7f0e-4a55-9d0b-0d6b8c8f3b2a',
    deviceType: 'desktop',
    browser: 'Firefox',
    os: 'macOS',
    createdAt: minutesAgo(600),
    lastSeenAt: minutesAgo(0),
    current: true,
    ...overrides,
  };
}

const PHONE = aSession({
  id: '7b0d8b0e-3a3b-4d8e-8d0c-1f2e3d4c5b6a',
  deviceType: 'mobile',
  browser: 'Safari',
  os: 'iOS',
  lastSeenAt: minutesAgo(185),
  current: false,
});
const PROGRAM = aSession({
  id: '9c1e9c1f-4b4c-4e9f-9e1d-2a3f4e5d6c7b',
  deviceType: 'other',
  browser: null,
  os: null,
  lastSeenAt: minutesAgo(3 * 24 * 60),
  current: false,
});

const listOf = (...results: Session[]): SessionList => ({ results, total: results.length });

describe('the sessions in the account settings', () => {
  async function openSettings(list: SessionList | null, language: 'ja' | 'en' = 'en') {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    onCall('get', '/oauth/social-login/providers', answers({ results: [], total: 0 }));
    if (list !== null) onCall('get', '/auth/sessions', answers(list));
    const page = await openPage('/settings/account', { language });
    await screen.findByRole('heading', { level: 1 });
    return page;
  }
  const rows = () => within(screen.getByRole('region', { name: 'Active sessions' })).getAllByRole('listitem');

  it('show device and last use, the current one first and without a button', async () => {
    await openSettings(listOf(aSession(), PHONE, PROGRAM, aSession({ id: 'x', os: null, current: false })));
    await screen.findByText('Firefox on macOS');
    expect(rows()).toHaveLength(4);
    const [here, phone, program, fresh] = rows();
    expect(here).toHaveTextContent('This device');
    expect(here).toHaveTextContent('In use now');
    expect(within(here!).queryByRole('button')).not.toBeInTheDocument();
    expect(phone).toHaveTextContent('Safari on iOS');
    expect(phone).toHaveTextContent('Last used: 3 hours ago');
    expect(within(phone!).getByText('3 hours ago')).toHaveAttribute('datetime', PHONE.lastSeenAt);
    expect(program).toHaveTextContent('Unknown device or program');
    expect(program).toHaveTextContent('3 days ago');
    expect(fresh).toHaveTextContent('Firefox');
    expect(fresh).toHaveTextContent('Last used: just now');
    expect(document.title).toBe('Account settings | Hitohira');
  });

  it('are shown in Japanese', async () => {
    await openSettings(listOf(aSession(), PHONE), 'ja');
    expect(await screen.findByText('この端末')).toBeInTheDocument();
    expect(screen.getByText(/3\s?時間前/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'ログアウトする：Safari（iOS）' })).toBeInTheDocument();
  });

  it('reserve their space while loading', async () => {
    const { answer, release } = answersLater(listOf(aSession()));
    onCall('get', '/auth/sessions', answer);
    await openSettings(null);
    expect(screen.getByRole('heading', { name: 'Active sessions' })).toBeInTheDocument();
    expect(screen.getByText('Loading')).toBeInTheDocument();
    release();
    expect(await screen.findByText('Firefox on macOS')).toBeInTheDocument();
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  });

  it('show a message if there is no other session, without end buttons', async () => {
    await openSettings(listOf(aSession()));
    expect(await screen.findByText('You are not logged in anywhere else.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).not.toBeInTheDocument();
  });

  it('include a count of unlisted ones', async () => {
    await openSettings({ results: [aSession(), PHONE], total: 7 });
    expect(await screen.findByText('And 5 more.')).toBeInTheDocument();
  });

  it('are a short list at first, below the button to end all others', async () => {
    const others = Array.from({ length: 6 }, (_nothing, index) =>
      aSession({ id: `other-${String(index)}`, current: false }),
    );
    const { user } = await openSettings({ results: [aSession(), ...others], total: 9 });
    const endAll = await screen.findByRole('button', { name: 'Log out all other devices' });
    expect(rows()).toHaveLength(5);
    expect(endAll.compareDocumentPosition(rows()[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText('And 2 more.')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(rows()).toHaveLength(7);
    expect(screen.getByText('And 2 more.')).toBeInTheDocument();
    const fewer = screen.getByRole('button', { name: 'Show fewer' });
    expect(fewer).toHaveFocus();
    await user.click(fewer);
    expect(rows()).toHaveLength(5);
  });

  it('can be fetched again after a failure', async () => {
    onCall('get', '/auth/sessions', refuses(400));
    const { user } = await openSettings(null);
    expect(await screen.findByText('The list of devices could not be loaded.')).toBeInTheDocument();
    onCall('get', '/auth/sessions', answers(listOf(aSession())));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Firefox on macOS')).toBeInTheDocument();
  });

  it.each([
    ['they are ended', answersNothing()],
    ['they have ended already', refuses(404)],
  ])('can be ended one by one, and disappear when %s', async (_what, answer) => {
    const { user } = await openSettings(listOf(aSession(), PHONE, PROGRAM));
    const button = await screen.findByRole('button', { name: 'Log out Safari on iOS' });
    const calls = onCall('delete', `/auth/sessions/${PHONE.id}`, answer);
    onCall('get', '/auth/sessions', answers(listOf(aSession(), PROGRAM)));
    await user.click(button);
    expect(await screen.findByText('That device has been logged out.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
    expect(calls).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Active sessions' })).toHaveFocus();
  });

  it('are ended once for repeated clicks', async () => {
    const { user } = await openSettings(listOf(aSession(), PHONE));
    const { answer, release } = answersLater();
    const calls = onCall('delete', `/auth/sessions/${PHONE.id}`, answer);
    const button = await screen.findByRole('button', { name: 'Log out Safari on iOS' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveTextContent('Logging out');
    await user.click(button);
    release();
    await screen.findByText('That device has been logged out.');
    expect(calls).toHaveLength(1);
  });

  it('stay after a failed call, with a message', async () => {
    const { user } = await openSettings(listOf(aSession(), PHONE));
    onCall('delete', `/auth/sessions/${PHONE.id}`, refuses(500));
    await user.click(await screen.findByRole('button', { name: 'Log out Safari on iOS' }));
    expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument();
    expect(screen.getByText('Safari on iOS')).toBeInTheDocument();
    expect(screen.queryByText('That device has been logged out.')).not.toBeInTheDocument();
  });

  it('can all be ended but the current one, after a confirmation', async () => {
    const { user } = await openSettings(listOf(aSession(), PHONE, PROGRAM));
    const calls = onCall('delete', '/auth/sessions', answersNothing());
    await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log out all other devices?' });
    expect(dialog).toHaveTextContent('You will stay logged in here.');
    expect(calls).toHaveLength(0);
    onCall('get', '/auth/sessions', answers(listOf(aSession())));
    const confirm = within(dialog).getByRole('button', { name: 'Log out all other devices' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    expect(await screen.findByText('You are not logged in anywhere else.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Active sessions' })).toHaveFocus());
  });

  it('all continue if the confirmation is cancelled', async () => {
    const { user } = await openSettings(listOf(aSession(), PHONE));
    const open = await screen.findByRole('button', { name: 'Log out all other devices' });
    await user.click(open);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(rows()).toHaveLength(2);
    await waitFor(() => expect(open).toHaveFocus());
  });

  it('redirect to the login after the own session has ended', async () => {
    const { user, path } = await openSettings(listOf(aSession(), PHONE));
    onCall('delete', `/auth/sessions/${PHONE.id}`, refuses(401));
    await user.click(await screen.findByRole('button', { name: 'Log out Safari on iOS' }));
    await waitFor(() => expect(path()).toMatch(/^\/login\?/));
    expect(new URLSearchParams(path().split('?')[1]).get('back')).toBe('/settings/account');
  });

  it('are not shown to visitors', async () => {
    const { path } = await openPage('/settings/account');
    expect(path()).toBe('/login?back=%2Fsettings%2Faccount');
  });
});
