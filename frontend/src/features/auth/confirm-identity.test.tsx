import { screen, waitFor, within } from '@testing-library/react';
import { type OwnAccount } from '../../api/generated/model/ownAccount';
import { setCookie } from '../../config/cookies';
import { enterStep } from '../../config/flows';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersNothing, onCall, refuses } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';
import { mockLineRedirect, mockSettingsCalls } from '../../testing/settings';
import { openInApp } from '../../testing/user-agents';

const { jest } = import.meta;

const NEW = 'hana@example.org';

const LINE_ALONE: Partial<OwnAccount> = {
  email: null,
  hasPassword: false,
  socialLogins: [{ provider: 'line', displayName: '花', email: null }],
};

/** Mocks a server that requires a proof of identity. */
function asksForProof() {
  let proven = false;
  const changes = onCall('patch', '/accounts/email', () =>
    proven ? answersNothing()() : refuses(403, 'E0302')(),
  );
  return {
    changes,
    prove: () => {
      proven = true;
    },
  };
}

async function changeEmail(account: Partial<OwnAccount> = {}) {
  signIn();
  onCall('get', '/accounts/me', answers(anOwnAccount(account)));
  enterStep('changeEmail', 'form');
  const page = await openPage('/settings/email');
  await page.user.type(screen.getByLabelText(/address/), NEW);
  await page.user.click(screen.getByRole('button', { name: 'Send code' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Confirm it’s you' })) };
}

describe('confirming the identity', () => {
  afterEach(() => jest.restoreAllMocks());

  it('accepts the password and repeats the call', async () => {
    const { changes, prove } = asksForProof();
    const confirmed = onCall('post', '/auth/confirm', () => {
      prove();
      return answersNothing()();
    });
    const { user, path, dialog } = await changeEmail();
    await user.type(dialog.getByLabelText('Password'), 'Petal-2026-sky');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(path()).toBe('/settings/email/check-code'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(confirmed.map(({ body }) => body)).toEqual([{ password: 'Petal-2026-sky' }]);
    expect(changes.map(({ body }) => body)).toEqual([{ email: NEW }, { email: NEW }]);
  });

  it('rejects a wrong password and allows another try', async () => {
    asksForProof();
    onCall('post', '/auth/confirm', refuses(400, 'wrongPassword', 'password'));
    const { user, path, dialog } = await changeEmail();
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText('Enter a password.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Password'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText('The password is incorrect.')).toBeInTheDocument();
    expect(path()).toBe('/settings/email');
  });

  it('leaves the form unchanged if cancelled', async () => {
    const { changes } = asksForProof();
    const { user, path, dialog } = await changeEmail();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Please confirm your identity first.')).toBeInTheDocument();
    expect(path()).toBe('/settings/email');
    expect(screen.getByLabelText(/address/)).toHaveValue(NEW);
    expect(changes).toHaveLength(1);
  });

  it('accepts a mailed code if there is no password, and clears a wrong one', async () => {
    const { prove } = asksForProof();
    const sent = onCall('post', '/auth/confirm/code', answersNothing());
    onCall('post', '/auth/confirm', refuses(400, 'invalidCode', 'code'));
    const { user, path, dialog } = await changeEmail({ hasPassword: false });
    await user.click(dialog.getByRole('button', { name: 'Send code' }));
    await dialog.findByRole('textbox', { name: 'Digit 1 of 6' });
    await user.keyboard('999999');
    expect(await dialog.findByText(/The code is incorrect or has expired/)).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Digit 6 of 6' })).toHaveValue(''));
    expect(dialog.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveFocus();
    const confirmed = onCall('post', '/auth/confirm', () => {
      prove();
      return answersNothing()();
    });
    await user.keyboard('123456');
    await waitFor(() => expect(path()).toBe('/settings/email/check-code'));
    expect(sent).toHaveLength(1);
    expect(confirmed.map(({ body }) => body)).toEqual([{ code: '123456' }]);
  });

  it('redirects to the provider if there is no address either', async () => {
    asksForProof();
    const asked = mockLineRedirect();
    const { user, dialog } = await changeEmail(LINE_ALONE);
    await user.click(dialog.getByRole('button', { name: 'Log in with LINE' }));
    await waitFor(() => expect(window.location.hash).toBe('#consent'));
    expect(asked.map(({ query }) => query.get('from'))).toEqual(['login']);
  });

  it('leads to a browser inside an app', async () => {
    openInApp();
    asksForProof();
    const asked = mockLineRedirect();
    const { user, dialog } = await changeEmail(LINE_ALONE);
    await user.click(dialog.getByRole('button', { name: 'Log in with LINE' }));
    const hint = await screen.findByRole('dialog', { name: 'Open in your browser' });
    expect(within(hint).getByText(/logging in with LINE may stall/)).toBeInTheDocument();
    expect(asked).toHaveLength(0);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(hint).not.toBeInTheDocument());
    expect(dialog.getByRole('button', { name: 'Log in with LINE' })).toHaveFocus();
  });

  it('works on the return from LINE, with the same code', async () => {
    signIn();
    setCookie('oauthFrom', 'settings');
    mockSettingsCalls();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    let proven = false;
    const connects = onCall('put', '/oauth/social-login/providers/line/connection', () =>
      proven ? answers(anOwnAccount())() : refuses(403, 'E0302')(),
    );
    onCall('post', '/auth/confirm', () => {
      proven = true;
      return answersNothing()();
    });
    const { user, path } = await openPage('/login/line?code=abc&state=def');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Password'), 'Petal-2026-sky');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(path()).toBe('/settings/account'));
    expect(connects.map(({ body }) => body)).toEqual([
      { code: 'abc', state: 'def' },
      { code: 'abc', state: 'def' },
    ]);
  });
});

describe('undoing an e-mail change', () => {
  it('requires a click on the linked page and leads to a password reset', async () => {
    const undone = onCall('post', '/accounts/email/undo', answersNothing());
    const { user, path } = await openPage('/undo-email?token=abc');
    await user.click(await screen.findByRole('button', { name: 'Undo change' }));
    await screen.findByRole('heading', { name: 'Your previous e-mail address is back' });
    expect(path()).toBe('/undo-email');
    expect(undone.map(({ body }) => body)).toEqual([{ token: 'abc' }]);
    expect(screen.getByRole('link', { name: 'Reset your password' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
  });

  it.each(['/undo-email', '/undo-email?token=old'])('says that a link is invalid: %s', async (address) => {
    onCall('post', '/accounts/email/undo', refuses(404));
    const { user } = await openPage(address);
    if (address.includes('token'))
      await user.click(await screen.findByRole('button', { name: 'Undo change' }));
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
  });
});
