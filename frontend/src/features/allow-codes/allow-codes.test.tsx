import { screen } from '@testing-library/react';
import { answersNothing, answersLater, onCall, refuses } from '../../testing/api-server';
import { openPage } from '../../testing/render-app';

describe('allowing codes', () => {
  const allowButton = () => screen.getByRole('button', { name: 'Allow codes here' });

  it('requires a click: opening the link does nothing', async () => {
    const { answer, release } = answersLater();
    const calls = onCall('post', '/auth/codes/allow', answer);
    const { user, path } = await openPage('/allow-codes?token=abc-123');
    expect(calls).toHaveLength(0);
    await user.click(allowButton());
    await user.click(await screen.findByRole('button', { name: 'Allowing codes' }));
    release();
    expect(await screen.findByRole('heading', { name: 'Codes work again' })).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ token: 'abc-123' }]);
    expect(path()).toBe('/allow-codes');
    expect(screen.getByRole('link', { name: 'Reset your password' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it.each([404, 400])('says that the link is expired or used: %i', async (status) => {
    onCall('post', '/auth/codes/allow', refuses(status));
    const { user } = await openPage('/allow-codes?token=abc-123');
    await user.click(allowButton());
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Allow codes here' })).not.toBeInTheDocument();
  });

  it.each(['/allow-codes', '/allow-codes?token='])(
    'rejects an incomplete link at once: %s',
    async (address) => {
      await openPage(address);
      expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
    },
  );

  it.each([
    [429, /Too many attempts/],
    [503, /We are experiencing heavy traffic or are under maintenance/],
    [500, /Something went wrong/],
  ])('explains a %i and can be retried', async (status, words) => {
    onCall('post', '/auth/codes/allow', refuses(status));
    const { user } = await openPage('/allow-codes?token=abc-123');
    await user.click(allowButton());
    expect(await screen.findByText(words)).toBeInTheDocument();
    onCall('post', '/auth/codes/allow', answersNothing());
    await user.click(allowButton());
    expect(await screen.findByRole('heading', { name: 'Codes work again' })).toBeInTheDocument();
  });

  it('is available in Japanese', async () => {
    await openPage('/allow-codes?token=abc-123', { language: 'ja' });
    expect(screen.getByRole('button', { name: '使えるようにする' })).toBeInTheDocument();
  });
});
