import { screen, within } from '@testing-library/react';
import { renderPart } from '../testing/render-app';
import { SiteFooter } from './SiteFooter';

describe('the end of a page', () => {
  it('leads to what people agree to', async () => {
    await renderPart(<SiteFooter />);
    const documents = within(screen.getByRole('navigation', { name: 'Terms and privacy' }));
    expect(documents.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/terms');
    expect(documents.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy');
  });
});
