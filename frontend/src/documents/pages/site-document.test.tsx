import { screen } from '@testing-library/react';
import { type SiteDocument } from '../../api/generated/model/siteDocument';
import { answers, onCall } from '../../testing/api-server';
import { openDocument } from '../../testing/render-app';

const TERMS: SiteDocument = {
  name: 'terms',
  version: '2026-11-01',
  title: 'Terms of use',
  content: 'The agreement.\n\n## 1. The service\n\nWrite to [us](/contact).',
};

describe('a document of the site', () => {
  it('shows its version', async () => {
    onCall('get', '/documents/terms', answers(TERMS));
    await openDocument('/terms');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Terms of use');
    expect(screen.getByText('Version dated November 1, 2026')).toHaveAttribute('datetime', '2026-11-01');
    expect(screen.getByRole('heading', { level: 2, name: '1. The service' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'us' })).toHaveAttribute('href', '/contact');
  });

  it('shows its version in Japanese', async () => {
    onCall('get', '/documents/privacy', answers({ ...TERMS, name: 'privacy', title: '方針' }));
    await openDocument('/privacy', { language: 'ja' });
    expect(await screen.findByText('2026年11月1日版')).toBeInTheDocument();
  });
});
