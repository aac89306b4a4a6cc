import { type Language } from '@hitohira/backend/rules';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { startCodeStep } from '../../config/code-flows';
import { readCookie } from '../../config/cookies';
import { readFlow } from '../../config/flows';
import { setSiteSettings } from '../../config/site-settings';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersNothing, answersLater, onCall, refuses } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';
import { aSiteSettings } from '../../testing/site-settings';

const { jest } = import.meta;

type User = Awaited<ReturnType<typeof openPage>>['user'];

interface Opening {
  /** How long ago the code was mailed. */
  mailedAgoMs?: number;
  language?: Language;
}

async function openCodePage({ mailedAgoMs = 0, language = 'en' }: Opening = {}) {
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now - mailedAgoMs);
  startCodeStep('signUp', 'hanako@example.com');
  clock.mockRestore();
  return openPage('/signup/check-code', { language });
}

const submit = () => screen.getByRole('button', { name: 'Finish signing up' });
const firstBox = () => screen.getByRole('textbox', { name: 'Digit 1 of 6' });

describe('the code of a sign-up', () => {
  it('starts the session and leads to the own page', async () => {
    const calls = onCall('post', '/accounts/check-code', () => {
      signIn();
      return answers(anOwnAccount())();
    });
    window.sessionStorage.setItem('draft:signUp:visitor', '{"email":"hanako@example.com"}');
    const { user, path } = await openCodePage();
    expect(screen.getByText(/code to hanako@example\.com/)).toBeInTheDocument();
    expect(firstBox()).toHaveFocus();
    await user.keyboard('123456');
    expect(await screen.findByRole('heading', { name: 'You are all set' })).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ code: '123456' }]);
    expect(path()).toBe('/signup/complete');
    expect(readFlow('signUp')?.step).toBe('complete');
    expect(readFlow('signUp')?.notes).toEqual({});
    expect(window.sessionStorage.getItem('draft:signUp:visitor')).toBeNull();
    expect(readCookie('onboarding')).toBe('1');
    expect(screen.getByText('Welcome, 佐藤 花子. Your page is ready.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Edit your page' }));
    await screen.findByRole('heading', { name: 'Edit your page' });
    expect(path()).toBe('/profile/hanako.sato/edit');
    expect(readFlow('signUp')).toBeNull();
  });

  it.each([
    ['en', 600_000, 'Enter it within 10 minutes.'],
    // Rounded down, but at least one minute.
    ['en', 119_000, 'Enter it within 1 minute.'],
    ['en', 30_000, 'Enter it within 1 minute.'],
    ['ja', 600_000, '10分以内に入力してください'],
  ] as const)('says how long it can be entered: %s, %i ms', async (language, codeMs, words) => {
    setSiteSettings(aSiteSettings({ codeMs }));
    await openCodePage({ language });
    expect(document.body).toHaveTextContent(words);
  });

  it('must be complete before it is sent', async () => {
    const { user } = await openCodePage();
    await user.keyboard('123');
    await user.click(submit());
    expect(await screen.findByText('Enter all six digits of the code.')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Six-digit code' })).toHaveAccessibleDescription(
      /Enter all six digits of the code\.$/,
    );
    expect(screen.getByRole('textbox', { name: 'Digit 4 of 6' })).toHaveFocus();
  });

  it.each([
    [400, 'invalidCode' as const, /The code is incorrect or has expired/],
    [400, 'invalidCode' as const, /could not verify this/],
    [401, 'unknown' as const, /no longer works/],
    [401, 'unknown' as const, /could not verify this/],
    [429, 'unknown' as const, /Too many attempts/],
    [500, 'unknown' as const, /Something went wrong/],
  ])('explains a %i', async (status, code, words) => {
    onCall('post', '/accounts/check-code', refuses(status, code, status === 400 ? 'code' : null));
    const { user } = await openCodePage();
    await user.keyboard('999999');
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('clears the error when another code is tried', async () => {
    onCall('post', '/accounts/check-code', refuses(400, 'invalidCode', 'code'));
    const { user } = await openCodePage();
    await user.keyboard('999999');
    expect(await screen.findByText(/could not verify this/)).toBeInTheDocument();
    const { answer, release } = answersLater(anOwnAccount());
    onCall('post', '/accounts/check-code', answer);
    await user.keyboard('123456');
    await waitFor(() => expect(screen.queryByText(/could not verify this/)).not.toBeInTheDocument());
    signIn();
    release();
    expect(await screen.findByRole('heading', { name: 'You are all set' })).toBeInTheDocument();
  });

  it('can be resent after a minute', async () => {
    const calls = onCall('post', '/accounts/resend-code', answersNothing());
    // Stops the clock, since a busy machine could take longer.
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    startCodeStep('signUp', 'hanako@example.com');
    const { user } = await openPage('/signup/check-code');
    await user.keyboard('12');
    const resend = screen.getByRole('button', { name: 'Send a new code' });
    expect(resend).toHaveAttribute('aria-disabled', 'true');
    clock.mockReturnValue(now + 58_500);
    await waitFor(() => expect(resend).toHaveTextContent(/in 2 s/));
    expect(screen.getByText('You can request a new code shortly.')).toBeInTheDocument();
    await user.click(resend);
    expect(calls).toHaveLength(0);

    clock.mockReturnValue(now + 60_000);
    expect(await screen.findByText('You can request a new code now.')).toBeInTheDocument();
    expect(resend).toHaveAttribute('aria-disabled', 'false');
    expect(resend).not.toHaveTextContent(/in \d+ s/);
    await user.click(resend);
    expect(await screen.findByText('A new code is on its way.')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
    expect(firstBox()).toHaveValue('');
    expect(firstBox()).toHaveFocus();
    expect(resend).toHaveAttribute('aria-disabled', 'true');
    clock.mockRestore();
  });

  it('starts over if the flow has expired', async () => {
    onCall('post', '/accounts/resend-code', refuses(401));
    const { user, path } = await openCodePage({ mailedAgoMs: 60_000 });
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(path()).toBe('/signup/form'));
    expect(await screen.findByText(/has expired\. Please try again/)).toBeInTheDocument();
    expect(readFlow('signUp')).toBeNull();
  });

  it('is not resent too often', async () => {
    onCall('post', '/accounts/resend-code', refuses(429));
    const { user } = await openCodePage({ mailedAgoMs: 60_000 });
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText(/Too many attempts/)).toBeInTheDocument();
  });
});

const digits = () => screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value);

describe('a complete code', () => {
  it.each([
    ['typed', (user: User) => user.keyboard('123456')],
    ['typed in full-width digits', (user: User) => user.keyboard('１２３４５６')],
    ['pasted', (user: User) => user.paste('123 456')],
    [
      'filled in by the browser',
      () => Promise.resolve(fireEvent.input(firstBox(), { target: { value: '123456' } })),
    ],
    [
      'composed by an input method',
      async (user: User) => {
        await user.keyboard('12345');
        const last = screen.getByRole('textbox', { name: 'Digit 6 of 6' });
        fireEvent.compositionStart(last);
        fireEvent.input(last, { target: { value: '６' }, isComposing: true });
        fireEvent.compositionEnd(last);
      },
    ],
  ])('sends itself once when it is %s', async (_way, enter) => {
    const { answer, release } = answersLater(anOwnAccount());
    const calls = onCall('post', '/accounts/check-code', answer);
    const { user } = await openCodePage();
    expect(screen.getByRole('group', { name: 'Six-digit code' })).toHaveAccessibleDescription(
      /^The code is checked automatically once you enter all six digits\./,
    );
    await enter(user);
    const busy = await screen.findByRole('button', { name: 'Checking' });
    await waitFor(() => expect(calls).toHaveLength(1));
    // Habits: Enter, the button, and one digit too many.
    await user.keyboard('{Enter}7{Backspace}');
    await user.click(busy);
    await user.paste('654321');
    expect(digits().join('')).toBe('123456');
    signIn();
    release();
    await screen.findByRole('heading', { name: 'You are all set' });
    expect(calls.map(({ body }) => body)).toEqual([{ code: '123456' }]);
  });

  it.each([
    ['wrong', 400, 'invalidCode' as const],
    ['burnt', 401, 'unknown' as const],
  ])('is cleared when it is %s, for another one', async (_reason, status, code) => {
    const calls = onCall(
      'post',
      '/accounts/check-code',
      refuses(status, code, status === 400 ? 'code' : null),
    );
    const { user } = await openCodePage();
    await user.keyboard('999999');
    await waitFor(() => expect(digits().join('')).toBe(''));
    expect(firstBox()).toHaveFocus();
    await user.keyboard('888888');
    await waitFor(() => expect(calls).toHaveLength(2));
    await waitFor(() => expect(digits().join('')).toBe(''));
    expect(calls.map(({ body }) => body)).toEqual([{ code: '999999' }, { code: '888888' }]);
  });

  it('shows the error until the next digit, even after other keys', async () => {
    const calls = onCall('post', '/accounts/check-code', refuses(400, 'invalidCode', 'code'));
    const { user } = await openCodePage();
    await user.keyboard('999999');
    expect(await screen.findByText(/The code is incorrect or has expired/)).toBeInTheDocument();
    expect(firstBox()).toBeInvalid();
    await user.keyboard('{Enter}');
    await user.click(submit());
    expect(screen.getByText(/The code is incorrect or has expired/)).toBeInTheDocument();
    expect(firstBox()).toHaveFocus();
    await user.keyboard('1');
    expect(screen.queryByText(/The code is incorrect or has expired|Enter all six/)).not.toBeInTheDocument();
    expect(firstBox()).toBeValid();
    expect(calls).toHaveLength(1);
  });

  it('stays for another try after other failures', async () => {
    const calls = onCall('post', '/accounts/check-code', refuses(503));
    const { user } = await openCodePage();
    await user.keyboard('123456');
    expect(await screen.findByText(/heavy traffic or are under maintenance/)).toBeInTheDocument();
    expect(digits().join('')).toBe('123456');
    onCall('post', '/accounts/check-code', () => {
      signIn();
      return answers(anOwnAccount())();
    });
    await user.click(submit());
    await screen.findByRole('heading', { name: 'You are all set' });
    expect(calls).toHaveLength(1);
  });
});
