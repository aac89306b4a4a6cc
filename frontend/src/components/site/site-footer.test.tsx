import { screen, within } from '@testing-library/react';
import { renderPart } from '../../testing/render-app';
import { SiteFooter } from './SiteFooter';

describe('the footer', () => {
  it('links to favorites, help and legal documents', async () => {
    await renderPart(<SiteFooter />);
    const documents = within(screen.getByRole('navigation', { name: 'Site information' }));
    const ways = documents.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toEqual([
      ['Favourites', '/favorite/contents'],
      ['Help', '/help'],
      ['FAQ', '/faq'],
      ['Contact us', '/contact'],
      ['Terms of use', '/terms'],
      ['Privacy policy', '/privacy'],
      ['Data sent to third parties', '/external-transmission'],
      ['Reports and takedown', '/takedown'],
    ]);
  });
});
