import { checkPassword } from '@hitohira/backend/rules';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { startCodeStep } from '../../config/code-flows';
import { enterStep, readFlow } from '../../config/flows';
import { type OwnAccount } from '../../api/generated/model/ownAccount';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersNothing, answersLater, onCall, refuses } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';
import { mockSettingsCalls } from '../../testing/settings';

const { jest } = import.meta;

const EMAIL = 'hanako@example.com';
const PASSWORD = 'Petal-2026-sky';

type User = Awaited<ReturnType<typeof openPage>>['user'];

const field = (label: string) => screen.getByLabelText(label, { exact: true });
const button = (name: string) => screen.getByRole('button', { name });
const firstBox = () => screen.getByRole('textbox', { name: 'Digit 1 of 6' });
const send = () => button('Send code');
const change = () => button('Confirm password');

function signedIn(account: Partial<OwnAccount> = {}): void {
  signIn();
  onCall('get', '/accounts/me', answers(anOwnAccount(account)));
}

async function openForm(account: Partial<OwnAccount> = {}) {
  signedIn(account);
  enterStep('changePassword', 'form');
  return openPage('/settings/change-password');
}

async function enterTwice(user: User, password: string) {
  for (const label of ['New password', 'Confirm new password']) {
    await user.click(field(label));
    await user.paste(password);
  }
}

/** Opens the code page as after the form, with the new password held in memory. */
async function comeToCode() {
  onCall('patch', '/accounts/password', answersNothing());
  const page = await openForm();
  await enterTwice(page.user, PASSWORD);
  await page.user.click(send());
  await screen.findByRole('heading', { name: 'Enter your code' });
  return page;
}

/** Opens the code page as after a reload, with a mail sent some time ago. */
async function reloadCode(agoMs = 0) {
  signedIn();
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now - agoMs);
  startCodeStep('changePassword', EMAIL);
  clock.mockRestore();
  return openPage('/settings/change-password/check-code');
}

describe('changing the password', () => {
  it('confirms the change by a code to the own address', async () => {
    const asked = onCall('patch', '/accounts/password', answersNothing());
    const checked = onCall('patch', '/accounts/password/check-code', answers(anOwnAccount()));
    const { user, path, queryClient } = await openForm();
    expect(screen.getByText(/six-digit code to hanako@example\.com/)).toBeInTheDocument();
    await enterTwice(user, PASSWORD);
    await user.click(send());

    expect(await screen.findByText(/sent a six-digit code to hanako@example\.com/)).toBeInTheDocument();
    expect(path()).toBe('/settings/change-password/check-code');
    expect(firstBox()).toHaveFocus();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(JSON.stringify(window.sessionStorage) + document.cookie).not.toContain(PASSWORD);
    await user.keyboard('123456');

    await screen.findByRole('heading', { name: 'Your new password has been set' });
    expect(path()).toBe('/settings/change-password/complete');
    expect(asked.map(({ body }) => body)).toEqual([{ password: PASSWORD }]);
    expect(checked.map(({ body }) => body)).toEqual([{ code: '123456', password: PASSWORD }]);
    expect(queryClient.getQueryCache().findAll({ queryKey: ['newPassword'] })).toEqual([]);

    mockSettingsCalls();
    await user.click(screen.getByRole('link', { name: 'Go to account settings' }));
    await waitFor(() => expect(path()).toBe('/settings/account'));
    expect(readFlow('changePassword')).toBeNull();
  });

  it('sets the first password of an account from a service', async () => {
    await openForm({ hasPassword: false });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Set a password');
  });

  it('needs an e-mail address first and leads to its form', async () => {
    const { user, path } = await openForm({ email: null, hasPassword: false });
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Add an e-mail address' }));
    await screen.findByRole('heading', { name: 'Add an e-mail address' });
    expect(path()).toBe('/settings/email');
  });

  it('names the account to password managers', async () => {
    const { container } = await openForm();
    expect(container.querySelector('input[autocomplete="username"]')).toHaveValue(EMAIL);
    expect(field('New password')).toHaveAttribute('autocomplete', 'new-password');
  });

  it('prompts before leaving with input', async () => {
    const { user, path } = await openForm();
    await user.type(field('New password'), 'Petal');
    await user.click(screen.getByRole('link', { name: 'Back to account settings' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(path()).toBe('/settings/change-password');
    expect(field('New password')).toHaveValue('Petal');
  });

  it.each([
    ['commonPassword' as const, 'This password is too common. Please choose another.'],
    ['personalPassword' as const, 'Your password cannot be based on your display ID or e-mail address.'],
  ])('shows why the server rejects a password: %s', async (code, words) => {
    onCall('patch', '/accounts/password', refuses(400, code, 'password'));
    const { user } = await openForm();
    await enterTwice(user, 'Password1');
    await user.click(send());
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(field('New password')).toBeInvalid();
    expect(field('New password')).toHaveFocus();
  });

  it.each([
    [429, /Too many attempts/],
    [500, /Something went wrong/],
  ])('stays on the form after a %i', async (status, words) => {
    onCall('patch', '/accounts/password', refuses(status));
    const { user, path } = await openForm();
    await enterTwice(user, PASSWORD);
    await user.click(send());
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(path()).toBe('/settings/change-password');
  });

  it('shows an expired session and returns after the login', async () => {
    onCall('patch', '/accounts/password', refuses(401));
    const { user, path } = await openForm();
    await enterTwice(user, PASSWORD);
    await user.click(send());
    await waitFor(() => expect(path()).toBe('/login?back=%2Fsettings%2Fchange-password&unauthorized=1'));
    expect(await screen.findByText('Please log in.')).toBeInTheDocument();
  });

  it('is sent once for repeated clicks', async () => {
    const { answer, release } = answersLater();
    const calls = onCall('patch', '/accounts/password', answer);
    const { user } = await openForm();
    await enterTwice(user, PASSWORD);
    const form = send().closest('form')!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    const busy = await screen.findByRole('button', { name: 'Sending' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.click(busy);
    release();
    await screen.findByRole('heading', { name: 'Enter your code' });
    expect(calls).toHaveLength(1);
  });
});

describe('the new password', () => {
  it.each([
    ['', 'Enter a password.'],
    ['Aa1aaaa', 'Use 8 to 128 characters.'],
    [`Aa1${'a'.repeat(126)}`, 'Use 8 to 128 characters.'],
    ['aaaaaaa1', /at least three of uppercase/],
    ['Aa1 aaaa', /no spaces/],
    ['Aa1　aaaa', /no spaces/],
  ])('is validated like on the server: %j', async (password, words) => {
    expect(checkPassword(password)).not.toBeNull();
    const { user } = await openForm();
    if (password !== '') await enterTwice(user, password);
    await user.click(send());
    await waitFor(() =>
      expect(field('New password')).toHaveAccessibleDescription(expect.stringMatching(words)),
    );
    expect(field('New password')).toBeInvalid();
    expect(field('New password')).toHaveFocus();
  });

  it.each(['Aa1aaaaa', 'Aa1aaaaaa', `Aa1${'a'.repeat(125)}`, `Aa1${'あ'.repeat(64)}`, 'aaaaaa1!'])(
    'may be %s',
    async (password) => {
      expect(checkPassword(password)).toBeNull();
      const calls = onCall('patch', '/accounts/password', answersNothing());
      const { user } = await openForm();
      await enterTwice(user, password);
      await user.click(send());
      await screen.findByRole('heading', { name: 'Enter your code' });
      expect(calls.map(({ body }) => body)).toEqual([{ password }]);
    },
  );
});

describe('the code of a password change', () => {
  it.each([
    [400, 'invalidCode' as const, /The code is incorrect or has expired/],
    [400, 'invalidCode' as const, /could not verify this/],
    [401, 'unknown' as const, /no longer works/],
    [401, 'unknown' as const, /could not verify this/],
    [404, 'unknown' as const, /could not verify this/],
    [429, 'unknown' as const, /Too many attempts/],
    [500, 'unknown' as const, /Something went wrong/],
  ])('explains a %i', async (status, code, words) => {
    onCall('patch', '/accounts/password/check-code', refuses(status, code, status === 400 ? 'code' : null));
    const { user, path } = await comeToCode();
    await user.keyboard('999999');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(path()).toBe('/settings/change-password/check-code');
  });

  it('asks for the password again after a reload, since it is not stored', async () => {
    const checked = onCall('patch', '/accounts/password/check-code', answers(anOwnAccount()));
    const { user } = await reloadCode();
    expect(screen.getByText(/your new password is not kept/)).toBeInTheDocument();
    // With more to fill in, the code does not send itself.
    expect(screen.queryByText(/checked automatically/)).not.toBeInTheDocument();
    await user.keyboard('123456');
    expect(screen.queryByText('Enter a password.')).not.toBeInTheDocument();
    await user.click(change());
    expect(await screen.findByText('Enter a password.')).toBeInTheDocument();
    expect(field('New password')).toHaveFocus();
    await enterTwice(user, PASSWORD);
    await user.click(change());
    await screen.findByRole('heading', { name: 'Your new password has been set' });
    expect(checked.map(({ body }) => body)).toEqual([{ code: '123456', password: PASSWORD }]);
  });

  it('is resent with the known password', async () => {
    const now = Date.now();
    const { user } = await comeToCode();
    const calls = onCall('patch', '/accounts/password', answersNothing());
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 10 * 60_000);
    await waitFor(() => expect(button('Send a new code')).toHaveAttribute('aria-disabled', 'false'));
    await user.click(button('Send a new code'));
    expect(await screen.findByText('A new code is on its way.')).toBeInTheDocument();
    clock.mockRestore();
    expect(calls.map(({ body }) => body)).toEqual([{ password: PASSWORD }]);
    expect(firstBox()).toHaveFocus();
  });

  it('is resent after a reload only with the password entered again', async () => {
    const calls = onCall('patch', '/accounts/password', answersNothing());
    const { user } = await reloadCode(60_000);
    await user.click(button('Send a new code'));
    expect(await screen.findByText('Enter a password.')).toBeInTheDocument();
    expect(field('New password')).toHaveFocus();
    expect(calls).toHaveLength(0);
    await enterTwice(user, PASSWORD);
    await user.click(button('Send a new code'));
    expect(await screen.findByText('A new code is on its way.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ password: PASSWORD }]);
    expect(field('New password')).toHaveValue(PASSWORD);
  });

  it('asks for another password if the server rejects it', async () => {
    onCall('patch', '/accounts/password/check-code', refuses(400, 'personalPassword', 'password'));
    const { user } = await comeToCode();
    await user.keyboard('123456');
    expect(await screen.findByLabelText('New password')).toBeInvalid();
    expect(field('New password')).toHaveAccessibleDescription(/based on your display ID/);
  });

  it('can be requested for another password', async () => {
    const { user, path } = await comeToCode();
    await user.click(screen.getByRole('link', { name: 'Choose another password' }));
    await screen.findByRole('heading', { name: 'Change your password' });
    expect(path()).toBe('/settings/change-password');
  });
});

describe('an expired session at the code of a password change', () => {
  it('redirects to the login and back, with a code that is still valid', async () => {
    const { user, path } = await comeToCode();
    onCall('get', '/accounts/me', refuses(401));
    onCall('patch', '/accounts/password/check-code', refuses(401));
    await user.keyboard('123456');
    await waitFor(() =>
      expect(path()).toBe('/login?back=%2Fsettings%2Fchange-password%2Fcheck-code&unauthorized=1'),
    );
    expect(await screen.findByText('Please log in.')).toBeInTheDocument();
    expect(screen.queryByText(/no longer works|could not verify this/)).not.toBeInTheDocument();

    const checked = onCall('patch', '/accounts/password/check-code', answers(anOwnAccount()));
    onCall('post', '/auth/login', () => {
      signedIn();
      return answers(anOwnAccount())();
    });
    await user.type(await screen.findByLabelText('E-mail address'), EMAIL);
    await user.type(field('Password'), 'Petal-2025-sky');
    await user.click(button('Log in'));
    expect(await screen.findByText(/your new password is not kept/)).toBeInTheDocument();
    expect(path()).toBe('/settings/change-password/check-code');
    await user.click(firstBox());
    await user.keyboard('123456');
    await enterTwice(user, PASSWORD);
    await user.click(change());
    await screen.findByRole('heading', { name: 'Your new password has been set' });
    expect(checked.map(({ body }) => body)).toEqual([{ code: '123456', password: PASSWORD }]);
  });
});

describe('a visitor', () => {
  it.each([
    ['form', '/settings/change-password'],
    ['code', '/settings/change-password/check-code'],
    ['complete', '/settings/change-password/complete'],
  ] as const)('is redirected to the login from the step %s', async (step, address) => {
    enterStep('changePassword', step, { email: EMAIL });
    const { path } = await openPage(address);
    await waitFor(() => expect(path()).toBe(`/login?back=${encodeURIComponent(address)}`));
  });
});
