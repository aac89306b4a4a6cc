import { screen } from '@testing-library/react';
import { aPicture } from '../../testing/links';
import { renderPart } from '../../testing/render-app';
import { fileNameOf, Picture } from './Picture';
import { ProfileAvatar } from './ProfileAvatar';

describe('a stored picture', () => {
  it('offers all its widths and reserves its space with its placeholder color', async () => {
    const picture = aPicture({ width: 4000, height: 3000, placeholder: '#c9a78b' });
    await renderPart(<Picture picture={picture} alt="A vase" sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'A vase' });
    expect(image).toHaveAttribute('src', picture.url);
    expect(image).toHaveAttribute('sizes', '50vw');
    expect(image).toHaveAttribute(
      'srcset',
      picture.sources.map(({ url, width }) => `${url} ${String(width)}w`).join(', '),
    );
    expect(image).toHaveAttribute('width', '4000');
    expect(image).toHaveAttribute('height', '3000');
    expect(image).toHaveStyle({ backgroundColor: '#c9a78b' });
  });

  it('is the same in its brief form', async () => {
    const hash = 'f'.repeat(64);
    const whole = aPicture({}, 'f');
    const { width, height, placeholder } = whole;
    const brief = { hash, width, height, widths: [320, 640, 1280], placeholder };
    await renderPart(
      <>
        <Picture picture={whole} alt="Whole" sizes="50vw" />
        <Picture picture={brief} alt="Brief" sizes="50vw" />
      </>,
    );
    const [one, other] = ['Whole', 'Brief'].map((name) =>
      screen.getByRole('img', { name }).outerHTML.replace(name, ''),
    );
    expect(other).toBe(one);
    expect(fileNameOf(brief)).toBe(fileNameOf(whole));
    expect(fileNameOf(brief)).toBe(`${hash}-1280.webp`);
  });

  it.each([
    [true, 'eager', 'high'],
    [false, 'lazy', 'low'],
  ])('above the fold (%s) loads %s', async (first, loading, priority) => {
    await renderPart(<Picture picture={aPicture()} alt="A vase" sizes="50vw" first={first} />);
    const image = screen.getByRole('img', { name: 'A vase' });
    expect(image).toHaveAttribute('loading', loading);
    expect(image).toHaveAttribute('fetchpriority', priority);
  });
});

describe('an avatar', () => {
  const account = { displayName: '佐藤 花子' };

  it('is the icon in the required size, without alternative text', async () => {
    const iconPicture = aPicture();
    const { container } = await renderPart(<ProfileAvatar account={{ ...account, iconPicture }} size={96} />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('src', iconPicture.url);
    expect(image).toHaveAttribute('sizes', '96px');
    expect(image).toHaveAttribute('alt', '');
  });

  it('is the initial if there is no icon, hidden from screen readers', async () => {
    await renderPart(<ProfileAvatar account={{ ...account, iconPicture: null }} size={96} />);
    expect(screen.getByText('佐')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
