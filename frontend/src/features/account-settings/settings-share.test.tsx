import { screen, waitFor, within } from '@testing-library/react';
import { anOwnAccount } from '../../testing/accounts';
import { answers, onCall } from '../../testing/api-server';
import { openPage, signIn, watchClipboard } from '../../testing/render-app';
import { mockSettingsCalls } from '../../testing/settings';
import { drawPng, drawSvg } from '../../components/pictures/qr-code';

const { jest } = import.meta;

const ADDRESS = 'https://hitohira.example/profile/hanako.sato';

async function openSettings() {
  signIn();
  onCall('get', '/accounts/me', answers(anOwnAccount()));
  mockSettingsCalls();
  return openPage('/settings/account');
}

/** Collects the downloads. */
function watchDownloads(): { name: string; href: string }[] {
  const files: { name: string; href: string }[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, href: this.href });
  });
  return files;
}

/** The size of a PNG, from its header. */
function sizeOfPng(picture: string): [number, number] {
  const bytes = Buffer.from(picture.replace('data:image/png;base64,', ''), 'base64');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe('the address of the own page', () => {
  afterEach(() => jest.restoreAllMocks());

  it('can be copied', async () => {
    const { user } = await openSettings();
    const copied = watchClipboard();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Copied.')).toBeInTheDocument();
    expect(copied).toEqual([ADDRESS]);
  });

  it('shows an error if the browser does not allow it', async () => {
    const { user } = await openSettings();
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument();
  });

  it('is shown as a QR code of 160 pixels', async () => {
    await openSettings();
    const code = await screen.findByRole('img', { name: 'QR code that opens your page' });
    expect(code).toHaveAttribute('width', '160');
    expect(code).toHaveAttribute('height', '160');
    expect(code).toHaveAttribute('src', await drawSvg(ADDRESS, 160));
  });

  it('can be downloaded as a PNG in three sizes and as an SVG', async () => {
    const { user } = await openSettings();
    const files = watchDownloads();
    const size = await screen.findByRole('combobox', { name: 'PNG size' });
    const download = screen.getByRole('button', { name: 'Download as PNG' });
    for (const px of ['1024', '256', '512']) {
      await user.selectOptions(size, px);
      await user.click(download);
      await waitFor(() => expect(files.at(-1)?.name).toBe(`hitohira-hanako.sato-${px}.png`));
      expect(sizeOfPng(files.at(-1)?.href ?? '')).toEqual([Number(px), Number(px)]);
    }
    await user.click(screen.getByRole('button', { name: 'Download as SVG' }));
    await waitFor(() => expect(files.at(-1)?.name).toBe('hitohira-hanako.sato.svg'));
    expect(decodeURIComponent(files.at(-1)?.href ?? '')).toContain('width="1024" height="1024"');
  });
});

describe('the poster', () => {
  it('can be downloaded in three formats, in the language of the page', async () => {
    await openSettings();
    const poster = await screen.findByRole('group', { name: 'Poster to print' });
    expect(
      within(poster)
        .getAllByRole('link')
        .map((link) => [
          link.getAttribute('aria-label'),
          link.getAttribute('href'),
          link.hasAttribute('download'),
        ]),
    ).toEqual(
      ['pdf', 'png', 'svg'].map((format) => [
        `Poster as ${format.toUpperCase()}`,
        `/en/profile/hanako.sato/poster.${format}`,
        true,
      ]),
    );
  });
});

describe('the code', () => {
  afterEach(() => jest.restoreAllMocks());

  it('differs by address', async () => {
    expect(await drawSvg(ADDRESS, 160)).not.toBe(await drawSvg(`${ADDRESS}2`, 160));
    expect(await drawPng(ADDRESS, 256)).not.toBe(await drawPng(`${ADDRESS}2`, 256));
  });
});
