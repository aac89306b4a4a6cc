import { screen, waitFor } from '@testing-library/react';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersNothing, onCall, refuses } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';
import { readSignUpFlow, startSignUpFlow } from './sign-up-flow';

async function openCodePage() {
  startSignUpFlow({ email: 'hanako@example.com' });
  return openPage('/signup/check-code');
}

const submit = () => screen.getByRole('button', { name: 'Finish signing up' });
const firstBox = () => screen.getByRole('textbox', { name: 'Digit 1 of 6' });

describe('the code of a sign-up', () => {
  it('opens the session, says so, and leads to the own page', async () => {
    const calls = onCall('post', '/accounts/check-code', () => {
      signIn();
      return answers(anOwnAccount())();
    });
    const { user, path } = await openCodePage();
    expect(screen.getByText(/code to hanako@example\.com/)).toBeInTheDocument();
    expect(firstBox()).toHaveFocus();
    await user.keyboard('123456');
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'You are all set' })).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ code: '123456' }]);
    expect(path()).toBe('/signup/complete');
    expect(readSignUpFlow()).toMatchObject({ step: 'complete', email: '' });
    expect(screen.getByText('Welcome, 佐藤 花子. Your page is ready.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Edit your page' }));
    await screen.findByRole('heading', { name: 'Edit your page' });
    expect(path()).toBe('/profile/hanako.sato/edit');
    expect(readSignUpFlow()).toBeNull();
  });

  it('has to be whole before it is sent', async () => {
    const { user } = await openCodePage();
    await user.keyboard('123');
    await user.click(submit());
    expect(await screen.findByText('Enter all six digits of the code.')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Six-digit code' })).toHaveAccessibleDescription(
      'Enter all six digits of the code.',
    );
  });

  it.each([
    [400, 'invalidCode' as const, /The code is wrong or has expired/],
    [401, 'unknown' as const, /cannot be used any more/],
    [429, 'unknown' as const, /Too many attempts/],
    [500, 'unknown' as const, /Something went wrong/],
  ])('says what a %i means', async (status, code, words) => {
    onCall('post', '/accounts/check-code', refuses(status, code, status === 400 ? 'code' : null));
    const { user } = await openCodePage();
    await user.keyboard('999999');
    await user.click(submit());
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('can be sent again', async () => {
    const calls = onCall('post', '/accounts/resend-code', answersNothing());
    const { user } = await openCodePage();
    await user.keyboard('12');
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText(/A code is on its way/)).toBeInTheDocument();
    expect(calls).toHaveLength(1);
    expect(firstBox()).toHaveValue('');
  });

  it('starts over where the flow is gone', async () => {
    onCall('post', '/accounts/resend-code', refuses(401));
    const { user, path } = await openCodePage();
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(path()).toBe('/signup/form'));
    expect(await screen.findByText(/has expired\. Please try again/)).toBeInTheDocument();
    expect(readSignUpFlow()).toBeNull();
  });
});
