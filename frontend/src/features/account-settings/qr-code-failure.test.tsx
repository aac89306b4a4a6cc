import { screen } from '@testing-library/react';
import { anOwnAccount } from '../../testing/accounts';
import { answers, onCall } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';
import { answerForSettings } from '../../testing/settings';

const { jest } = import.meta;

// The types of Jest leave this one out.
interface ModuleMocks {
  unstable_mockModule: (name: string, factory: () => object) => void;
}

(jest as unknown as ModuleMocks).unstable_mockModule('qrcode', () => ({
  toString: () => Promise.reject(new Error('cannot draw')),
  toDataURL: () => Promise.reject(new Error('cannot draw')),
}));

describe('a QR code that cannot be drawn', () => {
  it('is told, leaves its place empty and offers no files', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    answerForSettings();
    await openPage('/settings/account');
    expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'QR code that opens your page' })).not.toBeInTheDocument();
    expect(screen.queryByText('Making the QR code')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument();
    expect(screen.getByText('hitohira.example/profile/hanako.sato')).toBeInTheDocument();
  });
});
