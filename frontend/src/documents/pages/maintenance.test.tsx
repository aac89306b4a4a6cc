import { screen, within } from '@testing-library/react';
import { openDocument } from '../../testing/render-app';

describe('the maintenance page', () => {
  it.each([
    ['en', 'We are back', 'There is no maintenance right now', 'Go to home page'],
    ['ja', 'ご利用いただけます', '現在、メンテナンスは行っていません', 'トップページを開く'],
  ] as const)('says in %s that the site is open', async (language, heading, words, way) => {
    await openDocument('/maintenance', { language });
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(screen.getByText(words, { exact: false })).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: way })).toHaveAttribute('href', '/');
  });
});
