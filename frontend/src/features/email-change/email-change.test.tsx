import { checkEmail } from '@hitohira/backend/rules';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { startCodeStep } from '../../config/code-flows';
import { enterStep, readFlow } from '../../config/flows';
import { type OwnAccount } from '../../api/generated/model/ownAccount';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersNothing, answersLater, onCall, refuses } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';
import { mockSettingsCalls } from '../../testing/settings';

const { jest } = import.meta;

const NEW = 'hana@example.org';

const field = (label: string) => screen.getByLabelText(label, { exact: true });
const button = (name: string) => screen.getByRole('button', { name });
const firstBox = () => screen.getByRole('textbox', { name: 'Digit 1 of 6' });
const send = () => button('Send code');

function signedIn(account: Partial<OwnAccount> = {}): void {
  signIn();
  onCall('get', '/accounts/me', answers(anOwnAccount(account)));
}

async function openForm(account: Partial<OwnAccount> = {}) {
  signedIn(account);
  enterStep('changeEmail', 'form');
  return openPage('/settings/email');
}

/** Opens the code page, with a mail sent some time ago. */
async function openCode({ agoMs = 0, account = {} }: { agoMs?: number; account?: Partial<OwnAccount> } = {}) {
  signedIn(account);
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now - agoMs);
  startCodeStep('changeEmail', NEW);
  clock.mockRestore();
  return openPage('/settings/email/check-code');
}

describe('changing the e-mail address', () => {
  it('confirms the new address by a code', async () => {
    const asked = onCall('patch', '/accounts/email', answersNothing());
    const checked = onCall('patch', '/accounts/email/check-code', answers(anOwnAccount({ email: NEW })));
    const { user, path } = await openForm();
    expect(screen.getByText('hanako@example.com')).toBeInTheDocument();
    await user.type(field('New e-mail address'), ` ${NEW} `);
    await user.click(send());

    expect(await screen.findByText(/code to hana@example\.org/)).toBeInTheDocument();
    expect(path()).toBe('/settings/email/check-code');
    expect(firstBox()).toHaveFocus();
    await user.keyboard('123456');

    await screen.findByRole('heading', { name: 'Your e-mail address has been changed' });
    expect(path()).toBe('/settings/email/complete');
    expect(screen.getByText(/log in with hana@example\.org/)).toBeInTheDocument();
    expect(asked.map(({ body }) => body)).toEqual([{ email: NEW }]);
    expect(checked.map(({ body }) => body)).toEqual([{ code: '123456', email: NEW }]);
    expect(Object.keys(window.sessionStorage)).toEqual(['flow:changeEmail']);
    expect(screen.queryByRole('link', { name: 'Set a password' })).not.toBeInTheDocument();
  });

  it('adds the first address of an account, and then leads to a password', async () => {
    const account = anOwnAccount({ email: null, hasPassword: false });
    onCall('patch', '/accounts/email', answersNothing());
    onCall('patch', '/accounts/email/check-code', answers({ ...account, email: NEW }));
    const { user, path } = await openForm(account);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Add an e-mail address');
    expect(screen.queryByText('Current e-mail address')).not.toBeInTheDocument();
    await user.type(field('E-mail address'), NEW);
    await user.click(send());
    await screen.findByRole('heading', { name: 'Enter your code' });
    await user.keyboard('123456');
    const next = await screen.findByRole('link', { name: 'Set a password' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your e-mail address has been added');
    await user.click(next);
    await screen.findByRole('heading', { name: 'Set a password' });
    expect(path()).toBe('/settings/change-password');
    expect(readFlow('changeEmail')).toBeNull();
  });

  it('continues after a 400 as well, to reveal nothing', async () => {
    onCall('patch', '/accounts/email', refuses(400, 'E0203', 'email'));
    const { user, path } = await openForm();
    await user.type(field('New e-mail address'), NEW);
    await user.click(send());
    await screen.findByRole('heading', { name: 'Enter your code' });
    expect(path()).toBe('/settings/email/check-code');
  });

  it('shows an expired session and restores the draft after the login', async () => {
    onCall('patch', '/accounts/email', refuses(401));
    const { user, path } = await openForm();
    await user.type(field('New e-mail address'), NEW);
    await user.click(send());
    await waitFor(() => expect(path()).toBe('/login?back=%2Fsettings%2Femail&unauthorized=1'));
    await screen.findByRole('heading', { name: 'Log in' });
    expect(screen.getByText('Please log in.')).toBeInTheDocument();

    onCall('post', '/auth/login', () => {
      signIn();
      return answers(anOwnAccount())();
    });
    await user.type(field('E-mail address'), 'hanako@example.com');
    await user.type(field('Password'), 'Petal-2026-sky');
    await user.click(button('Log in'));
    await waitFor(() => expect(path()).toBe('/settings/email'));
    expect(await screen.findByLabelText('New e-mail address')).toHaveValue(NEW);
  });

  it.each([
    [429, /Too many attempts/],
    [500, /Something went wrong/],
  ])('stays on the form after a %i', async (status, words) => {
    onCall('patch', '/accounts/email', refuses(status));
    const { user, path } = await openForm();
    await user.type(field('New e-mail address'), NEW);
    await user.click(send());
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(field('New e-mail address')).toHaveValue(NEW);
    expect(path()).toBe('/settings/email');
  });

  it('is sent once for repeated clicks', async () => {
    const { answer, release } = answersLater();
    const calls = onCall('patch', '/accounts/email', answer);
    const { user } = await openForm();
    await user.type(field('New e-mail address'), NEW);
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

  it('prompts before leaving with input', async () => {
    const { user, path } = await openForm();
    await user.type(field('New e-mail address'), NEW);
    await user.click(screen.getByRole('link', { name: 'Back to account settings' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(path()).toBe('/settings/email');
    expect(field('New e-mail address')).toHaveValue(NEW);
  });
});

describe('the new address', () => {
  const AT_MOST = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(59)}.com`;

  it.each([
    ['', 'Enter your e-mail address.'],
    ['hana@example', 'Enter an e-mail address such as name@example.com.'],
    ['花@example.com', 'Enter an e-mail address such as name@example.com.'],
    [`a${AT_MOST}`, 'Use up to 256 characters.'],
  ])('is validated like on the server: %j', async (email, words) => {
    expect(checkEmail(email)).not.toBeNull();
    const { user } = await openForm();
    if (email !== '') {
      await user.click(field('New e-mail address'));
      await user.paste(email);
    }
    await user.click(send());
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(field('New e-mail address')).toBeInvalid();
    expect(field('New e-mail address')).toHaveAccessibleDescription(words);
    expect(field('New e-mail address')).toHaveFocus();
  });

  it.each([AT_MOST, AT_MOST.slice(1)])('may have up to 256 characters', async (email) => {
    expect(checkEmail(email)).toBeNull();
    const calls = onCall('patch', '/accounts/email', answersNothing());
    const { user } = await openForm();
    await user.click(field('New e-mail address'));
    await user.paste(email);
    await user.click(send());
    await screen.findByRole('heading', { name: 'Enter your code' });
    expect(calls.map(({ body }) => body)).toEqual([{ email }]);
  });
});

describe('the code of an e-mail change', () => {
  it.each([
    [400, 'invalidCode' as const, 'code', /The code is incorrect or has expired/],
    [400, 'invalidCode' as const, 'code', /could not verify this/],
    [400, 'E0203' as const, 'email', /already taken/],
    [400, 'E0203' as const, 'email', /could not verify this/],
    [401, 'unknown' as const, null, /no longer works/],
    [401, 'unknown' as const, null, /could not verify this/],
    [404, 'unknown' as const, null, /Something went wrong/],
    [500, 'unknown' as const, null, /Something went wrong/],
  ])('explains a %i (%s)', async (status, code, named, words) => {
    onCall('patch', '/accounts/email/check-code', refuses(status, code, named));
    const { user, path } = await openCode();
    await user.keyboard('999999');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(path()).toBe('/settings/email/check-code');
  });

  it('is resent to the same address', async () => {
    const calls = onCall('patch', '/accounts/email', answersNothing());
    const { user } = await openCode({ agoMs: 60_000 });
    await user.keyboard('12');
    await user.click(button('Send a new code'));
    expect(await screen.findByText('A new code is on its way.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ email: NEW }]);
    expect(firstBox()).toHaveValue('');
    expect(firstBox()).toHaveFocus();
  });

  it('redirects to the login without a session', async () => {
    onCall('patch', '/accounts/email', refuses(401));
    const { user, path } = await openCode({ agoMs: 60_000 });
    await user.click(button('Send a new code'));
    await waitFor(() => expect(path()).toBe('/login?back=%2Fsettings%2Femail%2Fcheck-code&unauthorized=1'));
  });

  it('can be requested for another address', async () => {
    const { user, path } = await openCode();
    await user.click(screen.getByRole('link', { name: 'Use another e-mail address' }));
    await screen.findByRole('heading', { name: 'Change your e-mail address' });
    expect(path()).toBe('/settings/email');
  });

  it('needs a known address', async () => {
    signedIn();
    mockSettingsCalls();
    enterStep('changeEmail', 'code');
    const { path } = await openPage('/settings/email/check-code');
    await waitFor(() => expect(path()).toBe('/settings/account'));
    expect(await screen.findByText(/cannot be opened directly/)).toBeInTheDocument();
    expect(readFlow('changeEmail')).toBeNull();
  });
});

describe('an expired session at the code of an e-mail change', () => {
  it('redirects to the login and back, with a code that is still valid', async () => {
    const { user, path } = await openCode();
    onCall('get', '/accounts/me', refuses(401));
    onCall('patch', '/accounts/email/check-code', refuses(401));
    await user.keyboard('123456');
    await waitFor(() => expect(path()).toBe('/login?back=%2Fsettings%2Femail%2Fcheck-code&unauthorized=1'));
    expect(await screen.findByText('Please log in.')).toBeInTheDocument();
    expect(screen.queryByText(/no longer works|could not verify this/)).not.toBeInTheDocument();

    const checked = onCall('patch', '/accounts/email/check-code', answers(anOwnAccount({ email: NEW })));
    onCall('post', '/auth/login', () => {
      signedIn();
      return answers(anOwnAccount())();
    });
    await user.type(await screen.findByLabelText('E-mail address'), 'hanako@example.com');
    await user.type(field('Password'), 'Petal-2026-sky');
    await user.click(button('Log in'));
    expect(await screen.findByText(/code to hana@example\.org/)).toBeInTheDocument();
    expect(path()).toBe('/settings/email/check-code');
    await user.click(firstBox());
    await user.keyboard('123456');
    await screen.findByRole('heading', { name: 'Your e-mail address has been changed' });
    expect(checked.map(({ body }) => body)).toEqual([{ code: '123456', email: NEW }]);
  });

  it('is not assumed if the server fails, nor is a burnt code', async () => {
    const { user, path } = await openCode();
    onCall('get', '/accounts/me', refuses(503));
    onCall('patch', '/accounts/email/check-code', refuses(401));
    await user.keyboard('123456');
    expect(await screen.findByText(/heavy traffic or are under maintenance/)).toBeInTheDocument();
    expect(screen.queryByText(/no longer works/)).not.toBeInTheDocument();
    expect(path()).toBe('/settings/email/check-code');
  });
});

describe('a visitor', () => {
  it.each(['form', 'code', 'complete'] as const)(
    'is redirected to the login from the step %s',
    async (step) => {
      enterStep('changeEmail', step, { email: NEW });
      const { path } = await openPage(
        step === 'form'
          ? '/settings/email'
          : `/settings/email/${step === 'code' ? 'check-code' : 'complete'}`,
      );
      await waitFor(() => expect(path()).toMatch(/^\/login\?back=%2Fsettings%2Femail/));
    },
  );
});
