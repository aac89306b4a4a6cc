import { screen } from '@testing-library/react';
import { renderPart } from '../../testing/render-app';
import { ShareSection } from './components/ShareSection';

describe('a QR code that is being drawn', () => {
  it('shows everything beside it, to avoid a layout shift', async () => {
    await renderPart(<ShareSection displayId="hanako.sato" />, ['settings']);
    expect(screen.getByText('Creating QR code')).toBeInTheDocument();
    expect(screen.getByLabelText('PNG size')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /Download/ })).toHaveLength(2);
    expect(await screen.findByRole('img', { name: 'QR code that opens your page' })).toBeInTheDocument();
  });
});

describe('a QR code that cannot be drawn', () => {
  it('shows a message, leaves its space empty and offers no files', async () => {
    // Too long for a QR code.
    const displayId = 'hanako'.repeat(500);
    await renderPart(<ShareSection displayId={displayId} />, ['settings']);
    expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'QR code that opens your page' })).not.toBeInTheDocument();
    expect(screen.queryByText('Creating QR code')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument();
    expect(screen.getByText(`hitohira.example/profile/${displayId}`)).toBeInTheDocument();
  });
});
