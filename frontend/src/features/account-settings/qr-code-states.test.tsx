import { screen } from '@testing-library/react';
import { anOwnAccount } from '../../testing/accounts';
import { answers, onCall } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';
import { mockSettingsCalls } from '../../testing/settings';

const { jest } = import.meta;

// Missing in Jest's types.
interface ModuleMocks {
  unstable_mockModule: (name: string, factory: () => object) => void;
}

const draw = jest.fn<Promise<string>, []>();

(jest as unknown as ModuleMocks).unstable_mockModule('qrcode', () => ({ toString: draw, toDataURL: draw }));

async function openSettings() {
  signIn();
  onCall('get', '/accounts/me', answers(anOwnAccount()));
  mockSettingsCalls();
  await openPage('/settings/account');
}

describe('a QR code that is being drawn', () => {
  it('shows everything beside it, to avoid a layout shift', async () => {
    draw.mockReturnValue(new Promise(() => undefined));
    await openSettings();
    expect(await screen.findByText('Creating QR code')).toBeInTheDocument();
    expect(screen.getByLabelText('PNG size')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /Download/ })).toHaveLength(2);
  });
});

describe('a QR code that cannot be drawn', () => {
  it('shows a message, leaves its space empty and offers no files', async () => {
    draw.mockRejectedValue(new Error('cannot draw'));
    await openSettings();
    expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'QR code that opens your page' })).not.toBeInTheDocument();
    expect(screen.queryByText('Creating QR code')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument();
    expect(screen.getByText('hitohira.example/profile/hanako.sato')).toBeInTheDocument();
  });
});
