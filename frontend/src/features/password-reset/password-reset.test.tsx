import { checkEmail, checkPassword } from '@hitohira/backend/rules';
import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { startCodeStep } from '../../config/code-flows';
import { readCookie } from '../../config/cookies';
import { enterStep, readFlow } from '../../config/flows';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersNothing, answersLater, onCall, refuses } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';
import { useCompletedReset } from './reset-flow';

const { jest } = import.meta;

const EMAIL = 'hanako@example.com';
const PASSWORD = 'Petal-2026-sky';

const field = (label: string) => screen.getByLabelText(label, { exact: true });
const button = (name: string) => screen.getByRole('button', { name });
const firstBox = () => screen.getByRole('textbox', { name: 'Digit 1 of 6' });

/** Enters the code step, with a mail sent some time ago. */
function mailed(agoMs = 0): void {
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now - agoMs);
  startCodeStep('resetPassword', EMAIL);
  clock.mockRestore();
}

async function openSetting() {
  startCodeStep('resetPassword', EMAIL);
  enterStep('resetPassword', 'setting', { email: EMAIL });
  return openPage('/reset-password/setting');
}

describe('a forgotten password', () => {
  it('starts on the login page', async () => {
    const { user, path } = await openPage('/login');
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('heading', { name: 'Reset your password' });
    expect(path()).toBe('/reset-password');
    await user.click(screen.getByRole('link', { name: 'Back to login' }));
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it('is reset by a mailed code, and the login prefills the address', async () => {
    const asked = onCall('post', '/auth/forgot-password', answersNothing());
    const checked = onCall('post', '/auth/forgot-password/check-code', answersNothing());
    const set = onCall('post', '/accounts/forgot-password', answersNothing());
    onCall('post', '/auth/login', () => {
      signIn();
      return answers(anOwnAccount())();
    });
    const { user, path } = await openPage('/reset-password');
    await user.type(field('E-mail address'), ' ｈanako@example.com ');
    await user.click(button('Send code'));

    expect(await screen.findByText(/If hanako@example\.com has an account/)).toBeInTheDocument();
    expect(path()).toBe('/reset-password/check-code');
    expect(firstBox()).toHaveFocus();
    await user.keyboard('123456');

    await screen.findByRole('heading', { name: 'Choose a new password' });
    expect(path()).toBe('/reset-password/setting');
    await user.type(field('New password'), PASSWORD);
    await user.type(field('Confirm new password'), PASSWORD);
    await user.click(button('Set password'));

    await screen.findByRole('heading', { name: 'Your password has been reset' });
    expect(path()).toBe('/reset-password/complete');
    expect([asked, checked, set].map((calls) => calls.map(({ body }) => body))).toEqual([
      [{ email: EMAIL }],
      [{ code: '123456' }],
      [{ password: PASSWORD }],
    ]);
    expect(JSON.stringify(window.sessionStorage)).not.toContain(PASSWORD);

    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(
      await screen.findByText('Your password has been reset. Log in with your new password.'),
    ).toBeInTheDocument();
    expect(field('E-mail address')).toHaveValue(EMAIL);
    await user.type(field('Password'), PASSWORD);
    await user.click(button('Log in'));
    await waitFor(() => expect(path()).toBe('/profile/hanako.sato/edit'));
    expect(readFlow('resetPassword')).toBeNull();
    expect(readCookie('onboarding')).toBeNull();
  });
});

describe('the address of a password reset', () => {
  const AT_MOST = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(59)}.com`;

  it.each([
    ['', 'Enter your e-mail address.'],
    ['hanako', 'Enter an e-mail address such as name@example.com.'],
    ['花子@example.com', 'Enter an e-mail address such as name@example.com.'],
    ['hanako@例え.com', 'Enter an e-mail address such as name@example.com.'],
    [`a${AT_MOST}`, 'Use up to 256 characters.'],
  ])('is validated like on the server: %j', async (email, words) => {
    expect(checkEmail(email)).not.toBeNull();
    const { user } = await openPage('/reset-password');
    if (email !== '') {
      await user.click(field('E-mail address'));
      await user.paste(email);
    }
    await user.click(button('Send code'));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(field('E-mail address')).toBeInvalid();
    expect(field('E-mail address')).toHaveAccessibleDescription(words);
    expect(field('E-mail address')).toHaveFocus();
  });

  it.each([AT_MOST, AT_MOST.slice(1)])('may have up to 256 characters', async (email) => {
    expect(checkEmail(email)).toBeNull();
    const calls = onCall('post', '/auth/forgot-password', answersNothing());
    const { user } = await openPage('/reset-password');
    await user.click(field('E-mail address'));
    await user.paste(email);
    await user.click(button('Send code'));
    await screen.findByRole('heading', { name: 'Enter your code' });
    expect(calls.map(({ body }) => body)).toEqual([{ email }]);
  });

  it.each([
    [429, /Too many attempts/],
    [503, /./],
    [500, /Something went wrong/],
  ])('stays on the form after a %i', async (status, words) => {
    onCall('post', '/auth/forgot-password', refuses(status));
    const { user, path } = await openPage('/reset-password');
    await user.type(field('E-mail address'), EMAIL);
    await user.click(button('Send code'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    expect(field('E-mail address')).toHaveValue(EMAIL);
    expect(path()).toBe('/reset-password');
  });

  it('is sent once for repeated clicks', async () => {
    const { answer, release } = answersLater();
    const calls = onCall('post', '/auth/forgot-password', answer);
    const { user } = await openPage('/reset-password');
    await user.type(field('E-mail address'), EMAIL);
    const form = button('Send code').closest('form')!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    const busy = await screen.findByRole('button', { name: 'Sending' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.click(busy);
    release();
    await screen.findByRole('heading', { name: 'Enter your code' });
    expect(calls).toHaveLength(1);
  });

  it('is sent once, even if clicked again during the navigation', async () => {
    const calls = onCall('post', '/auth/forgot-password', answersNothing());
    const { user, router } = await openPage('/reset-password');
    await user.type(field('E-mail address'), EMAIL);
    const form = button('Send code').closest('form')!;
    const pressed: string[] = [];
    router.subscribe(({ navigation }) => {
      pressed.push(navigation.state);
      queueMicrotask(() => fireEvent.submit(form));
    });
    fireEvent.submit(form);
    await screen.findByRole('heading', { name: 'Enter your code' });
    expect(pressed).toContain('loading');
    expect(calls).toHaveLength(1);
  });
});

describe('the code of a password reset', () => {
  it.each([
    [400, 'invalidCode' as const, /The code is incorrect or has expired/],
    [400, 'invalidCode' as const, /could not verify this/],
    [401, 'unknown' as const, /no longer works/],
    [401, 'unknown' as const, /could not verify this/],
    [404, 'unknown' as const, /could not verify this/],
    [429, 'unknown' as const, /Too many attempts/],
    [500, 'unknown' as const, /Something went wrong/],
  ])('explains a %i', async (status, code, words) => {
    onCall('post', '/auth/forgot-password/check-code', refuses(status, code, status === 400 ? 'code' : null));
    mailed();
    const { user, path } = await openPage('/reset-password/check-code');
    await user.keyboard('999999');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(path()).toBe('/reset-password/check-code');
  });

  it('is resent to the same address after a minute', async () => {
    const calls = onCall('post', '/auth/forgot-password', answersNothing());
    mailed(60_000);
    const { user } = await openPage('/reset-password/check-code');
    await user.keyboard('12');
    await user.click(button('Send a new code'));
    expect(await screen.findByText('A new code is on its way.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ email: EMAIL }]);
    expect(firstBox()).toHaveValue('');
    expect(firstBox()).toHaveFocus();
  });

  it('can be requested for another address', async () => {
    mailed();
    const { user, path } = await openPage('/reset-password/check-code');
    await user.click(screen.getByRole('link', { name: 'Use another e-mail address' }));
    await waitFor(() => expect(path()).toBe('/reset-password'));
  });
});

describe('the new password of a reset', () => {
  it.each([
    ['Aa1aaaa', 'Use 8 to 128 characters.'],
    [`Aa1${'a'.repeat(126)}`, 'Use 8 to 128 characters.'],
    ['aaaaaaa1', /at least three of uppercase/],
    ['Aa1 aaaa', /no spaces/],
  ])('is validated like on the server: %j', async (password, words) => {
    expect(checkPassword(password)).not.toBeNull();
    const { user } = await openSetting();
    await user.click(field('New password'));
    await user.paste(password);
    await user.click(field('Confirm new password'));
    await user.paste(password);
    await user.click(button('Set password'));
    await waitFor(() =>
      expect(field('New password')).toHaveAccessibleDescription(expect.stringMatching(words)),
    );
    expect(field('New password')).toBeInvalid();
    expect(field('New password')).toHaveFocus();
  });

  it.each(['Aa1aaaaa', 'Aa1aaaaaa', `Aa1${'a'.repeat(125)}`, `Aa1${'a'.repeat(124)}`])(
    'may be %s',
    async (password) => {
      expect(checkPassword(password)).toBeNull();
      const calls = onCall('post', '/accounts/forgot-password', answersNothing());
      const { user } = await openSetting();
      await user.click(field('New password'));
      await user.paste(password);
      await user.click(field('Confirm new password'));
      await user.paste(password);
      await user.click(button('Set password'));
      await screen.findByRole('heading', { name: 'Your password has been reset' });
      expect(calls.map(({ body }) => body)).toEqual([{ password }]);
    },
  );

  it('must be entered twice, and is compared again when either changes', async () => {
    const { user } = await openSetting();
    await user.click(button('Set password'));
    expect(await screen.findByText('Enter a password.')).toBeInTheDocument();
    expect(screen.getByText('Enter the password again.')).toBeInTheDocument();
    await user.type(field('New password'), PASSWORD);
    await user.type(field('Confirm new password'), `${PASSWORD}!`);
    expect(await screen.findByText('The passwords do not match.')).toBeInTheDocument();
    await user.type(field('New password'), '!');
    await waitFor(() => expect(screen.queryByText('The passwords do not match.')).not.toBeInTheDocument());
  });

  it('must be accepted by the server', async () => {
    onCall('post', '/accounts/forgot-password', refuses(400, 'commonPassword', 'password'));
    const { user, path } = await openSetting();
    await user.type(field('New password'), 'Password1');
    await user.type(field('Confirm new password'), 'Password1');
    await user.click(button('Set password'));
    expect(
      await screen.findByText('This password is too common. Please choose another.'),
    ).toBeInTheDocument();
    expect(field('New password')).toHaveFocus();
    expect(path()).toBe('/reset-password/setting');
  });

  it('disconnects LINE if chosen', async () => {
    const set = onCall('post', '/accounts/forgot-password', answersNothing());
    const { user, path } = await openSetting();
    await user.type(field('New password'), PASSWORD);
    await user.type(field('Confirm new password'), PASSWORD);
    await user.click(screen.getByRole('checkbox', { name: 'Also disconnect LINE' }));
    await user.click(button('Set password'));
    await waitFor(() => expect(path()).toBe('/reset-password/complete'));
    expect(set.map(({ body }) => body)).toEqual([{ password: PASSWORD, disconnectSocialLogins: true }]);
  });

  it('starts over when the token has expired', async () => {
    onCall('post', '/accounts/forgot-password', refuses(401));
    const { user, path } = await openSetting();
    await user.type(field('New password'), PASSWORD);
    await user.type(field('Confirm new password'), PASSWORD);
    await user.click(button('Set password'));
    await waitFor(() => expect(path()).toBe('/reset-password'));
    expect(await screen.findByText(/could not verify this/)).toBeInTheDocument();
    expect(readFlow('resetPassword')).toBeNull();
  });

  it('names the account to password managers', async () => {
    const { container } = await openSetting();
    expect(container.querySelector('input[autocomplete="username"]')).toHaveValue(EMAIL);
    expect(field('New password')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('Confirm new password')).toHaveAttribute('autocomplete', 'new-password');
  });
});

describe('the login after a reset', () => {
  it('mentions the reset until it succeeds, unlike other logins', async () => {
    await openPage('/login').then(({ unmount }) => {
      expect(screen.queryByText(/Your password has been reset/)).not.toBeInTheDocument();
      unmount();
    });
    startCodeStep('resetPassword', EMAIL);
    expect(renderHook(useCompletedReset).result.current).toBeNull();
    enterStep('resetPassword', 'setting', { email: EMAIL });
    expect(renderHook(useCompletedReset).result.current).toBeNull();
    enterStep('resetPassword', 'complete', { email: EMAIL });
    await openPage('/login');
    expect(screen.getByText(/Your password has been reset/)).toBeInTheDocument();
    expect(field('E-mail address')).toHaveValue(EMAIL);
  });
});
