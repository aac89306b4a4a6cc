import { screen, waitFor, within } from '@testing-library/react';
import { type ComponentProps } from 'react';
import { openPage, renderPart, watchClipboard } from '../../testing/render-app';
import { FavoriteButton } from '../buttons/FavoriteButton';

const { jest } = import.meta;

const IPHONE = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148';
const mockUserAgent = (userAgent: string) =>
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
const findNote = () => screen.findByRole('region', { name: 'Where favourites are saved' });
const queryNote = () => screen.queryByRole('region', { name: 'Where favourites are saved' });

afterEach(() => jest.restoreAllMocks());

describe('the note on the page of favorites', () => {
  it('links from LINE to the same page in a browser, and stays dismissed', async () => {
    mockUserAgent(`${IPHONE} Safari Line/15.14.0`);
    const { user } = await openPage('/favorite/items', { language: 'en' });
    const note = await findNote();
    expect(within(note).getByRole('link', { name: 'Open in browser' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/hitohira\.example\/.*favorite\/items\?openExternalBrowser=1$/),
    );
    await user.click(within(note).getByRole('button', { name: 'Close' }));
    expect(queryNote()).not.toBeInTheDocument();
    expect(window.localStorage.getItem('favoritesNote')).toBe('1');
  });

  it('offers the URL if only the menu of the app opens a browser', async () => {
    mockUserAgent(`${IPHONE} Instagram 400.0`);
    const { user } = await openPage('/favorite/items', { language: 'en' });
    const note = await findNote();
    const copied = watchClipboard();
    await user.click(within(note).getByRole('button', { name: 'Copy link' }));
    expect(copied).toEqual([expect.stringMatching(/favorite\/items$/)]);
  });

  it('is not shown in a browser', async () => {
    await openPage('/favorite/items', { language: 'en' });
    expect(queryNote()).not.toBeInTheDocument();
  });

  it('is not shown once it was dismissed', async () => {
    window.localStorage.setItem('favoritesNote', '1');
    mockUserAgent(`${IPHONE} Instagram 400.0`);
    await openPage('/favorite/items', { language: 'en' });
    expect(queryNote()).not.toBeInTheDocument();
  });
});

describe('the note after adding a favorite', () => {
  const HEART: ComponentProps<typeof FavoriteButton> = { kind: 'items', id: 7, name: 'Cup' };

  it('is not shown in a browser', async () => {
    const { user } = await renderPart(<FavoriteButton {...HEART} />, ['profile']);
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('Added the item to your favourites.')).toBeInTheDocument();
    await import('./note-for-favorites');
    expect(queryNote()).not.toBeInTheDocument();
  });

  it('is shown once, in the browsers of apps', async () => {
    mockUserAgent(`${IPHONE} Instagram 400.0`);
    const { user } = await renderPart(
      <>
        <FavoriteButton {...HEART} />
        <FavoriteButton {...HEART} id={8} name="Plate" />
      </>,
      ['profile'],
    );
    await user.click(screen.getByRole('button', { name: /Cup/ }));
    const note = await findNote();
    await user.click(screen.getByRole('button', { name: /Plate/ }));
    await waitFor(() => expect(window.localStorage.getItem('favoriteItems')).toBe('8,7'));
    expect(screen.getAllByRole('region', { name: 'Where favourites are saved' })).toEqual([note]);
    await user.click(within(note).getByRole('button', { name: 'Close' }));
    expect(queryNote()).not.toBeInTheDocument();
  });
});
