import { screen, waitFor, within } from '@testing-library/react';
import { anOwnAccount } from '../../testing/accounts';
import { answers, onCall } from '../../testing/api-server';
import { openDocument, openPage, signIn } from '../../testing/render-app';
import { someThemes } from '../../testing/themes';
import { isApplicationEntry } from '../routes/route-entry';
import { ROUTE_TABLE } from '../routes/route-table';

const { jest } = import.meta;

/** The header of the site; pages may have headers of their own. */
function siteHeader() {
  const [header] = screen.getAllByRole('banner');
  if (header === undefined) throw new Error('There is no header');
  return within(header);
}

describe('the default layout', () => {
  it('shows visitors the login and sign-up links', async () => {
    await openPage('/contact');
    for (const name of ['Log in', 'Sign up']) {
      expect(siteHeader().getByRole('link', { name })).toBeInTheDocument();
    }
  });

  it('shows signed-in accounts a link to their page', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    await openPage('/contact');
    const header = siteHeader();
    expect(header.getByRole('link', { name: 'Your page' })).toHaveAttribute('href', '/');
    expect(header.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  });
});

describe('the theme layout', () => {
  it('shows the page and a link back to the studio', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    onCall('get', '/themes', answers(someThemes()));
    await openPage('/profile/edit/theme');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Back to editing' })).toHaveAttribute(
        'href',
        '/profile/hanako.sato/edit',
      ),
    );
    expect(screen.queryByRole('navigation', { name: 'Studio' })).not.toBeInTheDocument();
  });
});

describe('an unknown page', () => {
  it('links signed-in accounts to their own page', async () => {
    signIn();
    await openDocument('/nowhere');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Your page' })).toHaveAttribute('href', '/');
    expect(main.queryByRole('link', { name: 'Go to home page' })).not.toBeInTheDocument();
  });
});

describe('a page whose chunk is missing', () => {
  it('shows an error inside its layout', async () => {
    // React and the router log the error.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { goTo } = await openPage('/signup');
    const login = ROUTE_TABLE.filter(isApplicationEntry).find(({ id }) => id === 'login')!;
    const missing = jest.spyOn(login, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    // The page has just been reloaded.
    window.sessionStorage.setItem('reloadedAt', String(Date.now()));
    await goTo('/login');
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Hitohira home' })).toBeInTheDocument();
    missing.mockRestore();
  });
});

describe('a page that throws', () => {
  it('keeps its layout with its links', async () => {
    // React and the router log the error.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    signIn();
    onCall('get', '/accounts/me', answers({ ...anOwnAccount(), displayName: 7 }));
    await openPage('/profile/hanako.sato/edit');
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
    expect(screen.getByText('Error 500')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Studio' })).toBeInTheDocument();
    expect(document.title).toBe('Something went wrong | Hitohira');
  });
});
