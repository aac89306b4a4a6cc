import { screen } from '@testing-library/react';
import { type OwnAccount } from '../../api/generated/model/ownAccount';
import { enterStep } from '../../config/flows';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersNothing, onCall } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';

const AT_LINE = { provider: 'line', displayName: 'はなこ', email: 'hanako@line.example' };

async function openForm(account: Partial<OwnAccount>) {
  signIn();
  onCall('get', '/accounts/me', answers(anOwnAccount(account)));
  enterStep('changeEmail', 'form');
  return openPage('/settings/email');
}

describe('the form of the first address', () => {
  it('suggests the address of the connected service', async () => {
    const calls = onCall('patch', '/accounts/email', answersNothing());
    const { user } = await openForm({ email: null, hasPassword: false, socialLogins: [AT_LINE] });
    expect(screen.getByLabelText('E-mail address')).toHaveValue('hanako@line.example');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByText(/code to hanako@line\.example/);
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'hanako@line.example' }]);
  });

  it('accepts another one', async () => {
    const calls = onCall('patch', '/accounts/email', answersNothing());
    const { user } = await openForm({ email: null, hasPassword: false, socialLogins: [AT_LINE] });
    await user.clear(screen.getByLabelText('E-mail address'));
    await user.type(screen.getByLabelText('E-mail address'), 'hana@example.org');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByText(/code to hana@example\.org/);
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'hana@example.org' }]);
  });

  it('is empty if the service provided none', async () => {
    await openForm({ email: null, hasPassword: false, socialLogins: [{ ...AT_LINE, email: null }] });
    expect(screen.getByLabelText('E-mail address')).toHaveValue('');
  });
});

describe('the form of a later address', () => {
  it('suggests none', async () => {
    await openForm({ socialLogins: [AT_LINE] });
    expect(screen.getByLabelText('New e-mail address')).toHaveValue('');
  });
});
