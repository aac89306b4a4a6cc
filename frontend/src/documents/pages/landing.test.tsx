import { screen, waitFor, within } from '@testing-library/react';
import { answers, onCall, refuses } from '../../testing/api-server';
import { anOwnAccount } from '../../testing/accounts';
import { openDocument, signIn } from '../../testing/render-app';
import { CLOAK_ATTRIBUTE } from '../../theme/page-cloak';

const example = () => screen.getByRole('figure', { name: 'A sample page' });
const currentTheme = () => within(example()).getByText(/^Current theme/);
const themeLink = (theme: string) => within(example()).getByRole('link', { name: `See it in “${theme}”` });
const pageBackground = () => example().querySelector<HTMLElement>('[data-cards]')!;

describe('the front page', () => {
  it('links to the sign-up and to questions and answers', async () => {
    await openDocument('/');
    for (const link of screen.getAllByRole('link', { name: 'Start for free' }))
      expect(link).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Read the FAQ' })).toHaveAttribute('href', '/faq');
  });

  it('links to its own samples without an example creator', async () => {
    await openDocument('/');
    const samples = screen.getByRole('link', { name: 'See what it can do' });
    expect(samples).toHaveAttribute('href', '/#home-blocks');
    expect(screen.getByRole('heading', { level: 2, name: 'What you love, in your order' })).toHaveAttribute(
      'id',
      'home-blocks',
    );
  });

  it('shows its example in different themes', async () => {
    const { user, left } = await openDocument('/');
    expect(currentTheme()).toHaveTextContent('Current theme: Plain paper (Paper)');
    expect(themeLink('Plain paper')).toHaveAttribute('aria-current', 'true');
    await user.click(themeLink('Starry sky'));
    expect(currentTheme()).toHaveTextContent('Current theme: Starry sky (Night)');
    expect(pageBackground().style.getPropertyValue('--day-ground')).toBe('#0d1330');
    expect(themeLink('Plain paper')).not.toHaveAttribute('aria-current');
    expect(left).toEqual([]);
    expect(screen.getByText(/^There are 3 themes/)).toBeInTheDocument();
  });

  it.each([
    ['/?theme=hoshizora', 'Starry sky'],
    ['/?theme=sumi', 'Plain paper'],
    ['/?theme=constructor', 'Plain paper'],
  ])('%s selects %s', async (address, theme) => {
    await openDocument(address);
    expect(currentTheme()).toHaveTextContent(theme);
    expect(themeLink('Starry sky')).toHaveAttribute('href', '/?theme=hoshizora#example');
  });

  it('contains inert blocks without links to this site', async () => {
    await openDocument('/');
    const pictures = [...screen.getByRole('main').querySelectorAll<HTMLElement>('[inert]')];
    expect(pictures).toHaveLength(8);
    const links = pictures.flatMap((picture) => [...picture.querySelectorAll<HTMLAnchorElement>('a[href]')]);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(new URL(link.href).hostname).toBe('example.com');
  });

  it('redirects signed-in accounts to their own page, in the language of the address', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const { left } = await openDocument('/en');
    await waitFor(() => expect(left).toEqual(['/en/profile/hanako.sato/edit']));
  });

  it('stays after the session has expired', async () => {
    signIn();
    document.documentElement.setAttribute(CLOAK_ATTRIBUTE, '');
    onCall('get', '/accounts/me', refuses(401));
    const { left } = await openDocument('/');
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute(CLOAK_ATTRIBUTE));
    expect(left).toEqual([]);
  });
});
