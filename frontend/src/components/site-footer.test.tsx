import { screen, within } from '@testing-library/react';
import { renderPart } from '../testing/render-app';
import { SiteFooter } from './SiteFooter';

describe('the end of a page', () => {
  it('leads to what the device keeps, and to what people agree to', async () => {
    await renderPart(<SiteFooter />);
    const documents = within(screen.getByRole('navigation', { name: 'On this site' }));
    expect(documents.getByRole('link', { name: 'Favourites' })).toHaveAttribute('href', '/favorite/contents');
    expect(documents.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/terms');
    expect(documents.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy');
  });
});
