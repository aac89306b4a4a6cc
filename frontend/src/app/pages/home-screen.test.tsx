import { screen, within } from '@testing-library/react';
import { answersWhenTold, onCall } from '../../testing/api-server';
import { openPage } from '../../testing/render-app';
import { someThemes } from '../../testing/themes';

const example = () => screen.getByRole('figure', { name: 'A sample page' });
const worn = () => within(example()).getByText(/^The theme now/);
const wear = (theme: string) => within(example()).getByRole('link', { name: `See it in “${theme}”` });
const ground = () => example().querySelector<HTMLElement>('[data-cards]')!;

describe('the front page', () => {
  it('leads in, and on to what people ask', async () => {
    await openPage('/');
    for (const link of screen.getAllByRole('link', { name: 'Start for free' }))
      expect(link).toHaveAttribute('href', '/signup');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login',
    );
    expect(screen.getByRole('link', { name: 'Read questions and answers' })).toHaveAttribute('href', '/faq');
  });

  it('shows an example in one theme after another, in place', async () => {
    const { user, path } = await openPage('/');
    expect(worn()).toHaveTextContent('The theme now: Plain paper (Paper)');
    expect(wear('Plain paper')).toHaveAttribute('aria-current', 'true');
    await user.click(wear('Starry sky'));
    expect(worn()).toHaveTextContent('The theme now: Starry sky (Night)');
    expect(ground().style.getPropertyValue('--day-ground')).toBe('#0d1330');
    expect(wear('Plain paper')).not.toHaveAttribute('aria-current');
    expect(path()).toBe('/');
    expect(within(example()).getByText(/^There are 3 themes/)).toBeInTheDocument();
  });

  it.each([
    ['/?theme=hoshizora', 'Starry sky'],
    ['/?theme=sumi', 'Plain paper'],
    ['/?theme=constructor', 'Plain paper'],
  ])('%s begins with %s', async (address, theme) => {
    await openPage(address);
    expect(worn()).toHaveTextContent(theme);
    expect(wear('Starry sky')).toHaveAttribute('href', '/?theme=hoshizora#example');
  });

  it('is made of blocks that lead nowhere on this site and take no part in moving through it', async () => {
    await openPage('/');
    const pictures = [...screen.getByRole('main').querySelectorAll<HTMLElement>('[inert]')];
    expect(pictures).toHaveLength(4);
    const links = pictures.flatMap((picture) => [...picture.querySelectorAll<HTMLAnchorElement>('a[href]')]);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(new URL(link.href).hostname).toBe('example.com');
  });

  it('is there before its themes are', async () => {
    const themes = answersWhenTold(someThemes());
    onCall('get', '/themes', themes.answer);
    await openPage('/');
    expect(within(example()).queryByRole('link')).not.toBeInTheDocument();
    themes.release();
    expect(await within(example()).findByRole('link', { name: /Plain paper/ })).toBeInTheDocument();
  });
});
