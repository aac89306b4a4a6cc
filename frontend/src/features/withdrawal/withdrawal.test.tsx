import { LIMITS } from '@hitohira/backend/rules';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { readFlow } from '../../config/flows';
import { setSiteSettings } from '../../config/site-settings';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersNothing, answersLater, onCall, refuses } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';
import { mockSettingsCalls } from '../../testing/settings';
import { aSiteSettings } from '../../testing/site-settings';
import { completeWithdrawal } from './withdrawal-flow';

const REASONS = {
  results: [
    { reasonId: 2, reason: 'It is hard to use' },
    { reasonId: 3, reason: 'I use another service' },
    { reasonId: 1, reason: 'Other' },
  ],
  total: 3,
};

const SIGNED_OUT = '; Path=/; Max-Age=0';

function openForm(email: string | null = 'hanako@example.com', reasons: object = REASONS) {
  signIn();
  onCall('get', '/accounts/me', answers(anOwnAccount({ email })));
  onCall('get', '/withdraw-reasons', answers(reasons));
  return openPage('/settings/delete-account');
}

/** Mocks a server that deletes the account and its cookies. */
function deletes() {
  return onCall('delete', '/accounts/me', () => {
    document.cookie = `loggedIn=${SIGNED_OUT}`;
    return answersNothing()();
  });
}

const choice = (name: string) => screen.getByRole('radio', { name });
const agree = () =>
  screen.getByRole('checkbox', { name: 'I understand what happens when my account is deleted.' });
const words = () => screen.getByLabelText('Tell us your reason', { exact: true });
const submit = () => screen.getByRole('button', { name: 'Delete my account' });

describe('deleting the account', () => {
  it('lists what is lost, and how long the account can be restored', async () => {
    await openForm();
    expect(screen.getByText(/account @hanako\.sato/)).toBeInTheDocument();
    expect(
      screen.getByText(/Your page, posts, items and links are taken down right away/),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Your archive is deleted/)).toBeInTheDocument();
    expect(screen.getByText(/within 7 days/)).toBeInTheDocument();
    expect(screen.getByText(/for 180 days/)).toBeInTheDocument();
    expect(screen.queryByText(/This cannot be undone/)).not.toBeInTheDocument();
  });

  it('warns that it cannot be restored without an e-mail address', async () => {
    await openForm(null);
    expect(
      screen.getByText(/This cannot be undone, because your account has no e-mail address/),
    ).toBeInTheDocument();
    expect(screen.queryByText(/within 7 days/)).not.toBeInTheDocument();
  });

  it('lists the reasons, "something else" last', async () => {
    await openForm();
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      '2',
      '3',
      '1',
    ]);
  });

  it('requires a reason and the consent', async () => {
    const calls = deletes();
    const { user } = await openForm();
    await user.click(submit());
    expect(await screen.findByText('Choose a reason.')).toBeInTheDocument();
    expect(choice('It is hard to use')).toHaveFocus();
    expect(agree()).toHaveAccessibleDescription('You need to confirm this to delete your account.');
    expect(calls).toHaveLength(0);
  });

  it('sends a listed reason without a text', async () => {
    const calls = deletes();
    const { user } = await openForm();
    await user.click(choice('Other'));
    await user.type(words(), 'むずかしい');
    await user.click(choice('It is hard to use'));
    expect(screen.queryByLabelText('Tell us your reason')).not.toBeInTheDocument();
    await user.click(agree());
    await user.click(submit());
    await screen.findByRole('heading', { name: 'Your account has been deleted' });
    expect(calls.map(({ body }) => body)).toEqual([{ reasonId: 2 }]);
  });

  it('requires a text for another reason and sends it normalized', async () => {
    const calls = deletes();
    const { user } = await openForm();
    await user.click(choice('Other'));
    await user.click(agree());
    await user.click(submit());
    expect(await screen.findByText('Enter your reason.')).toBeInTheDocument();
    expect(words()).toHaveFocus();
    await user.type(words(), ' 引っ越し ');
    await user.click(submit());
    await screen.findByRole('heading', { name: 'Your account has been deleted' });
    expect(calls.map(({ body }) => body)).toEqual([{ reasonId: 1, reasonText: '引っ越し' }]);
  });

  it.each([
    ['required', 'Enter your reason.'],
    ['invalidFormat', 'contains a character that'],
  ] as const)('shows server errors at the text: %s', async (code, said) => {
    onCall('delete', '/accounts/me', refuses(400, code, 'reasonText'));
    const { user } = await openForm();
    await user.click(choice('Other'));
    await user.type(words(), '引っ越し');
    await user.click(agree());
    await user.click(submit());
    await waitFor(() => expect(words()).toBeInvalid());
    expect(words()).toHaveAccessibleDescription(expect.stringContaining(said));
    expect(words()).toHaveFocus();
  });

  it('validates the text like on the server, at its limit and beyond', async () => {
    const { user } = await openForm();
    await user.click(choice('Other'));
    const { text } = LIMITS.withdrawReason;
    const cases = [
      [text - 1, true],
      [text + 1, false],
      [text, true],
    ] as const;
    for (const [length, valid] of cases) {
      await user.clear(words());
      await user.click(words());
      await user.paste('𠮷'.repeat(length));
      await user.tab();
      await waitFor(() =>
        expect([length, words().getAttribute('aria-invalid')]).toEqual([length, String(!valid)]),
      );
    }
  });

  it('deletes once, clears all data and confirms it', async () => {
    const { answer, release } = answersLater();
    const calls = onCall('delete', '/accounts/me', answer);
    const { user, path, queryClient, container } = await openForm();
    window.sessionStorage.setItem('kept', 'hanako@example.com');
    await user.click(choice('I use another service'));
    await user.click(agree());
    await user.click(submit());
    const busy = await screen.findByRole('button', { name: 'Deleting' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.click(busy);
    document.cookie = `loggedIn=${SIGNED_OUT}`;
    release();
    await screen.findByRole('heading', { name: 'Your account has been deleted' });
    expect(path()).toBe('/settings/delete-account/complete');
    expect(calls).toHaveLength(1);
    expect(screen.getByText(/within 7 days, use the link in our e-mail/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Log in' })).toBeInTheDocument());
    expect(container.textContent).not.toContain('hanako');
    expect(
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ),
    ).not.toContain('hanako');
    expect(Object.keys(window.sessionStorage)).toEqual(['flow:deleteAccount']);
    expect(window.localStorage).toHaveLength(0);
  });

  it('mentions no restoration if it is not possible', async () => {
    deletes();
    const { user } = await openForm(null);
    await user.click(choice('It is hard to use'));
    await user.click(agree());
    await user.click(submit());
    await screen.findByRole('heading', { name: 'Your account has been deleted' });
    expect(screen.queryByText(/7 days/)).not.toBeInTheDocument();
  });

  it('asks again if the reason no longer exists', async () => {
    onCall('delete', '/accounts/me', refuses(404));
    const { user } = await openForm();
    await user.click(choice('It is hard to use'));
    await user.click(agree());
    const reads = onCall(
      'get',
      '/withdraw-reasons',
      answers({ results: REASONS.results.slice(1), total: 2 }),
    );
    await user.click(submit());
    expect(
      await screen.findByText('That reason is no longer available. Please choose again.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2));
    expect(reads).toHaveLength(1);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(agree()).toBeChecked();
  });

  it('reports other failures and keeps the input', async () => {
    onCall('delete', '/accounts/me', refuses(503));
    const { user } = await openForm();
    await user.click(choice('It is hard to use'));
    await user.click(agree());
    await user.click(submit());
    expect(
      await screen.findByText(/We are experiencing heavy traffic or are under maintenance/),
    ).toBeInTheDocument();
    expect(choice('It is hard to use')).toBeChecked();
  });

  it('continues after the login if the session has expired', async () => {
    onCall('delete', '/accounts/me', refuses(401));
    const { user, path } = await openForm();
    await user.click(choice('Other'));
    await user.type(words(), '引っ越し');
    await user.click(agree());
    await user.click(submit());
    await screen.findByRole('heading', { name: 'Log in' });
    expect(path()).toBe('/login?back=%2Fsettings%2Fdelete-account&unauthorized=1');
    await openForm();
    await waitFor(() => expect(choice('Other')).toBeChecked());
    expect(words()).toHaveValue('引っ越し');
    expect(agree()).not.toBeChecked();
  });

  it('can be left, and prompts only for a text', async () => {
    mockSettingsCalls();
    const { user, path, goTo } = await openForm();
    await user.click(choice('It is hard to use'));
    await user.click(agree());
    await user.click(screen.getByRole('link', { name: 'Keep my account and go back' }));
    await waitFor(() => expect(path()).toBe('/settings/account'));
    await goTo('/settings/delete-account');
    await user.click(await screen.findByRole('radio', { name: 'Other' }));
    await user.type(words(), '引っ越し');
    await user.click(screen.getByRole('link', { name: 'Keep my account and go back' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(path()).toBe('/settings/delete-account');
  });

  it('can be retried if the reasons fail to load', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    onCall('get', '/withdraw-reasons', refuses(500));
    const { user } = await openPage('/settings/delete-account');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    onCall('get', '/withdraw-reasons', answers(REASONS));
    await user.click(retry);
    expect(await screen.findAllByRole('radio')).toHaveLength(3);
  });
});

describe('the completion page', () => {
  it('survives a reload and ends with the next page', async () => {
    completeWithdrawal(anOwnAccount());
    const { user } = await openPage('/settings/delete-account/complete');
    expect(screen.getByRole('heading', { name: 'Your account has been deleted' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Go to home page' }));
    await waitFor(() => expect(readFlow('deleteAccount')).toBeNull());
  });
});

describe.each([
  [30, '30 days', '30日'],
  [7, '7 days', '7日'],
  [1, '1 day', '1日'],
])('with %i days to restore the account', (restoreDays, days, daysInJapanese) => {
  beforeEach(() => setSiteSettings(aSiteSettings({ restoreDays })));

  it('shows the period before and after the deletion', async () => {
    deletes();
    const { user } = await openForm();
    expect(
      screen.getByText(new RegExp(`restore your account within ${days} with the link`)),
    ).toBeInTheDocument();
    await user.click(choice('It is hard to use'));
    await user.click(agree());
    await user.click(submit());
    await screen.findByRole('heading', { name: 'Your account has been deleted' });
    expect(screen.getByText(new RegExp(`within ${days}, use the link in our e-mail`))).toBeInTheDocument();
  });

  it('shows the period on the way to the form', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    await openPage('/unsubscribe', { language: 'ja' });
    expect(
      screen.getByText(new RegExp(`^${daysInJapanese}以内なら、お送りするメールのリンクから`)),
    ).toBeInTheDocument();
  });

  it('shows the period for an expired link', async () => {
    await openPage('/restore');
    expect(screen.getByText(new RegExp(`more than ${days} old`))).toBeInTheDocument();
  });

  it('shows the period in Japanese after the deletion and for an expired link', async () => {
    completeWithdrawal(anOwnAccount());
    const { unmount } = await openPage('/settings/delete-account/complete', { language: 'ja' });
    expect(screen.getByText(new RegExp(`${daysInJapanese}以内に気が変わったときは`))).toBeInTheDocument();
    unmount();
    await openPage('/restore', { language: 'ja' });
    expect(screen.getByText(new RegExp(`期限（${daysInJapanese}）が過ぎたか`))).toBeInTheDocument();
  });
});

describe('without restoration', () => {
  beforeEach(() => setSiteSettings(aSiteSettings({ restoreDays: 0 })));

  it.each(['hanako@example.com', null])(
    'warns before the deletion and promises nothing after it, with the address %s',
    async (email) => {
      deletes();
      const { user, container } = await openForm(email);
      expect(
        screen.getByText('All your data is permanently erased. This cannot be undone.'),
      ).toBeInTheDocument();
      expect(container.textContent).not.toMatch(/\b0 days|come back|Add one/);
      await user.click(choice('It is hard to use'));
      await user.click(agree());
      await user.click(submit());
      await screen.findByRole('heading', { name: 'Your account has been deleted' });
      expect(screen.getByText('Thank you for using Hitohira.')).toBeInTheDocument();
    },
  );

  it('shows for an expired link that accounts cannot be restored', async () => {
    await openPage('/restore');
    expect(screen.getByText('A deleted account cannot be restored.')).toBeInTheDocument();
  });
});

describe('restoring an account', () => {
  const restoreButton = () => screen.getByRole('button', { name: 'Restore account' });

  it('requires a click: opening the link does nothing', async () => {
    const { answer, release } = answersLater();
    const calls = onCall('post', '/accounts/restore', answer);
    const { user, path, unmount } = await openPage('/restore?token=abc-123');
    expect(calls).toHaveLength(0);
    await user.click(restoreButton());
    const busy = await screen.findByRole('button', { name: 'Restoring' });
    await user.click(busy);
    release();
    expect(
      await screen.findByRole('heading', { name: 'Your account has been restored' }),
    ).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ token: 'abc-123' }]);
    expect(path()).toBe('/restore');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    unmount();
  });

  it('restores once, even if clicked again during the navigation', async () => {
    const calls = onCall('post', '/accounts/restore', answersNothing());
    const { router } = await openPage('/restore?token=abc-123');
    const form = restoreButton().closest('form')!;
    let pressed = false;
    router.subscribe(() => {
      if (pressed) return;
      pressed = true;
      queueMicrotask(() => fireEvent.submit(form));
    });
    fireEvent.submit(form);
    await screen.findByRole('heading', { name: 'Your account has been restored' });
    expect(pressed).toBe(true);
    expect(calls).toHaveLength(1);
  });

  it.each([404, 400])('says that the link is expired or used: %i', async (status) => {
    onCall('post', '/accounts/restore', refuses(status));
    const { user } = await openPage('/restore?token=abc-123');
    await user.click(restoreButton());
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
    expect(screen.getByText(/more than 7 days old or has already been used/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign up again' })).toHaveAttribute('href', '/signup');
    expect(screen.queryByRole('button', { name: 'Restore account' })).not.toBeInTheDocument();
  });

  it.each(['/restore', '/restore?token='])('rejects an incomplete link at once: %s', async (address) => {
    await openPage(address);
    expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
  });

  it.each([
    [429, /Too many attempts/],
    [503, /We are experiencing heavy traffic or are under maintenance/],
    [500, /Something went wrong/],
  ])('explains a %i and can be retried', async (status, words) => {
    onCall('post', '/accounts/restore', refuses(status));
    const { user } = await openPage('/restore?token=abc-123');
    await user.click(restoreButton());
    expect(await screen.findByText(words)).toBeInTheDocument();
    onCall('post', '/accounts/restore', answersNothing());
    await user.click(restoreButton());
    expect(
      await screen.findByRole('heading', { name: 'Your account has been restored' }),
    ).toBeInTheDocument();
  });
});
