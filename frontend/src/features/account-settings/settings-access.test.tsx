import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense, use } from 'react';
import { readCookie } from '../../config/cookies';
import { readFlow } from '../../config/flows';
import { storeConnectedProvider } from '../../config/oauth-redirect';
import { setSiteSettings } from '../../config/site-settings';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersLater, onCall, refuses } from '../../testing/api-server';
import { openPage, renderPart, signIn } from '../../testing/render-app';
import { mockLineRedirect } from '../../testing/settings';
import { aSiteSettings } from '../../testing/site-settings';
import { openInApp } from '../../testing/user-agents';
import { type OwnAccount } from '../../api/own-account';
import { SocialRows } from './components/SocialRows';

const { jest } = import.meta;

const LINE = { provider: 'line', displayName: 'LINE' };
const AT_LINE = { provider: 'line', displayName: 'はなこ', email: null };
const ONLY_LINE = { email: null, hasPassword: false, socialLogins: [AT_LINE] };

async function openSettings(overrides: Partial<OwnAccount> = {}, providers = [LINE]) {
  signIn();
  onCall('get', '/accounts/me', answers(anOwnAccount(overrides)));
  onCall('get', '/auth/sessions', answers({ results: [], total: 1 }));
  onCall('get', '/oauth/social-login/providers', answers({ results: providers, total: providers.length }));
  const page = await openPage('/settings/account');
  return page;
}

const ways = () => screen.getByRole('region', { name: 'Login methods' });
const row = async (name: string) => {
  const heading = await within(ways()).findByRole('heading', { name });
  return within(heading.closest('li') ?? heading);
};

/** Makes React discard the first rendering of what is beside it. */
function Late({ loaded }: { loaded: Promise<void> }) {
  use(loaded);
  return null;
}

describe('the login methods', () => {
  it('say that one was connected, even if React renders them anew', async () => {
    onCall('get', '/oauth/social-login/providers', answers({ results: [LINE], total: 1 }));
    storeConnectedProvider('line');
    let load = (): void => undefined;
    const loaded = new Promise<void>((resolve) => {
      load = resolve;
    });
    await act(() =>
      renderPart(
        <Suspense>
          <SocialRows account={anOwnAccount({ socialLogins: [AT_LINE] })} />
          <Late loaded={loaded} />
        </Suspense>,
        ['settings'],
      ),
    );
    await act(async () => {
      load();
      await loaded;
    });
    expect(await screen.findByText('LINE connected.')).toBeInTheDocument();
  });

  it.each([
    [7, 'Without one, you cannot set a password or restore your account after leaving.'],
    [0, 'Without one, you cannot set a password.'],
  ])('explain the need for an e-mail address, with %i days to restore', async (days, words) => {
    setSiteSettings(aSiteSettings({ restoreDays: days }));
    await openSettings(ONLY_LINE);
    expect((await row('E-mail address')).getByText(words)).toBeInTheDocument();
  });

  it('are listed and lead to forms that cannot be opened directly', async () => {
    const { user, path } = await openSettings();
    expect((await row('E-mail address')).getByText('hanako@example.com')).toBeInTheDocument();
    expect((await row('Password')).getByText('Set')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change: E-mail address' }));
    await waitFor(() => expect(path()).toBe('/settings/email'));
    expect(readFlow('changeEmail')).toMatchObject({ step: 'form' });
  });

  it('lead to the password form', async () => {
    const { user, path } = await openSettings();
    await user.click(screen.getByRole('button', { name: 'Change: Password' }));
    await waitFor(() => expect(path()).toBe('/settings/change-password'));
    expect(readFlow('changePassword')).toMatchObject({ step: 'form' });
  });

  it('ask for an e-mail address first if there is none', async () => {
    const { user, path } = await openSettings(ONLY_LINE);
    expect((await row('E-mail address')).getByText('Not set')).toBeInTheDocument();
    expect((await row('Password')).getByText('Add an e-mail address first to set a password.')).toBeVisible();
    expect((await row('Password')).queryByRole('button')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add: E-mail address' }));
    await waitFor(() => expect(path()).toBe('/settings/email'));
  });

  it('ask for a password next', async () => {
    await openSettings({ ...ONLY_LINE, email: 'hanako@example.com' });
    expect(screen.getByRole('button', { name: 'Set: Password' })).toBeInTheDocument();
  });
});

describe('the connection with LINE', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is not offered if LINE is disabled', async () => {
    await openSettings({}, []);
    await row('Password');
    expect(within(ways()).queryByRole('heading', { name: 'LINE' })).not.toBeInTheDocument();
  });

  it('redirects once', async () => {
    const { answer, release } = answersLater({ authUrl: '#consent' });
    const calls = mockLineRedirect(answer);
    const { user } = await openSettings();
    expect((await row('LINE')).getByText('Not connected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Connect LINE' }));
    const busy = await screen.findByRole('button', { name: 'Redirecting to LINE' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.click(busy);
    release();
    await waitFor(() => expect(window.location.hash).toBe('#consent'));
    expect(calls.map(({ query }) => query.get('from'))).toEqual(['settings']);
    window.location.hash = '';
  });

  it('leads to a browser inside an app, and can continue there', async () => {
    openInApp();
    const calls = mockLineRedirect();
    const { user } = await openSettings();
    await user.click(await screen.findByRole('button', { name: 'Connect LINE' }));
    const hint = within(await screen.findByRole('dialog', { name: 'Open in your browser' }));
    expect(hint.getByText('You may need to log in again there.')).toBeInTheDocument();
    expect(calls).toHaveLength(0);
    await user.click(hint.getByRole('button', { name: 'Continue here' }));
    await waitFor(() => expect(window.location.hash).toBe('#consent'));
    expect(calls).toHaveLength(1);
    window.location.hash = '';
  });

  it('can be started again after going back', async () => {
    const calls = mockLineRedirect();
    const { user } = await openSettings();
    await user.click(await screen.findByRole('button', { name: 'Connect LINE' }));
    await waitFor(() => expect(window.location.hash).toBe('#consent'));
    expect(readCookie('locale')).toBe('en');
    window.location.hash = '';
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await user.click(await screen.findByRole('button', { name: 'Connect LINE' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    window.location.hash = '';
  });

  it.each([
    [404, /could not verify you/],
    [503, /Something went wrong/],
  ])('shows an error if the redirect fails: %i', async (status, words) => {
    mockLineRedirect(refuses(status));
    const { user } = await openSettings();
    await user.click(await screen.findByRole('button', { name: 'Connect LINE' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Connect LINE' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('is ended after a confirmation', async () => {
    const { answer, release } = answersLater();
    const calls = onCall('delete', '/oauth/social-login/providers/line/connection', answer);
    const { user } = await openSettings({ socialLogins: [AT_LINE] });
    expect((await row('LINE')).getByText('Connected as “はなこ”')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Disconnect LINE' }));
    const dialog = await screen.findByRole('dialog', { name: 'Disconnect LINE?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(calls).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Disconnect LINE' }));
    const confirm = await screen.findByRole('button', { name: 'Disconnect' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    const busy = await screen.findByRole('button', { name: 'Disconnecting' });
    await user.click(busy);
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    release();
    expect(await screen.findByRole('button', { name: 'Connect LINE' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('LINE disconnected.')).toHaveFocus());
    expect(calls).toHaveLength(1);
  });

  it('disappears if the server has none', async () => {
    onCall('delete', '/oauth/social-login/providers/line/connection', refuses(404));
    const { user } = await openSettings({ socialLogins: [AT_LINE] });
    await user.click(await screen.findByRole('button', { name: 'Disconnect LINE' }));
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    await user.click(await screen.findByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByRole('button', { name: 'Connect LINE' })).toBeInTheDocument();
    expect(screen.getByText('LINE disconnected.')).toBeInTheDocument();
  });

  it.each([
    ['without an address', ONLY_LINE],
    ['without a password', { ...ONLY_LINE, email: 'hanako@example.com' }],
  ])('stays if it is the last login method, with the reason: %s', async (_why, account) => {
    await openSettings(account);
    expect((await row('LINE')).getByText(/You cannot disconnect your only login method/)).toBeInTheDocument();
    expect((await row('LINE')).queryByRole('button')).not.toBeInTheDocument();
  });

  it('stays if it has become the last login method, with the reason', async () => {
    onCall('delete', '/oauth/social-login/providers/line/connection', refuses(409));
    const { user } = await openSettings({ socialLogins: [AT_LINE] });
    await user.click(await screen.findByRole('button', { name: 'Disconnect LINE' }));
    onCall('get', '/accounts/me', answers(anOwnAccount({ hasPassword: false, socialLogins: [AT_LINE] })));
    await user.click(await screen.findByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText(/You cannot disconnect your only login method/)).toBeInTheDocument();
  });

  it('can be fetched again after a failure', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    onCall('get', '/auth/sessions', answers({ results: [], total: 1 }));
    onCall('get', '/oauth/social-login/providers', refuses(500));
    const { user } = await openPage('/settings/account');
    const retry = await within(ways()).findByRole('button', { name: 'Try again' });
    onCall('get', '/oauth/social-login/providers', answers({ results: [LINE], total: 1 }));
    await user.click(retry);
    expect(await screen.findByRole('button', { name: 'Connect LINE' })).toBeInTheDocument();
  });
});

describe('the other settings', () => {
  it('link to the other language and to the deletion of the account', async () => {
    onCall('get', '/withdraw-reasons', answers({ results: [{ reasonId: 1, reason: 'Other' }], total: 1 }));
    const { user, path } = await openSettings();
    const languages = screen.getByRole('navigation', { name: 'Display language' });
    expect(within(languages).getByRole('link', { name: '日本語' })).toHaveAttribute(
      'href',
      '/ja/settings/account',
    );
    await user.click(screen.getByRole('link', { name: 'Delete my account' }));
    await waitFor(() => expect(path()).toBe('/settings/delete-account'));
  });
});
