import { screen, within } from '@testing-library/react';
import { type LinkDetail } from '../../api/generated/model/linkDetail';
import { type LinkTypeName } from '../../api/generated/model/linkTypeName';
import { aLink, aLinkDetail, aPicture, someLinks } from '../../testing/links';
import { renderPart } from '../../testing/render-app';
import { LinkBlock } from './components/LinkBlock';
import { LinkList } from './components/LinkList';

const picture = aPicture();

async function show(type: LinkTypeName, details: Partial<LinkDetail>[], first?: boolean) {
  const { container } = await renderPart(
    <LinkBlock type={type} details={details.map(aLinkDetail)} {...(first === undefined ? {} : { first })} />,
  );
  return container;
}

const imagesIn = (container: Element) => [...container.querySelectorAll('img')];

describe('a link', () => {
  it('opens in a new tab with the origin as referrer and without an opener', async () => {
    await show('text', [{ title: '今月の花束', url: 'https://example.com/bouquet?a=1&b=2' }]);
    const link = screen.getByRole('link', { name: '今月の花束' });
    expect(link).toHaveAttribute('href', 'https://example.com/bouquet?a=1&b=2');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener ugc');
  });

  it.each<[LinkTypeName, string, string, string, RegExp]>([
    ['text', 'mailto:hana@example.com?subject=Hi', 'Write to me', 'mail', /^Write to me\s*E-mail$/],
    ['text', 'tel:+81-3-1234-5678', 'Call the shop', 'phone', /^Call the shop\s*Phone$/],
    ['image_1', 'mailto:hana@example.com', 'Write to me', 'mail', /^Write to me\s*E-mail$/],
    ['image_3', 'tel:0312345678', 'Call', 'phone', /^Call\s*Phone$/],
    ['image_4', 'mailto:hana@example.com', 'Write', 'mail', /^Write\s*E-mail$/],
    ['image_text', 'tel:110', 'Call', 'phone', /^Call\s*Phone$/],
  ])('of the type %s opens %s in place and shows the matching icon', async (type, url, title, icon, name) => {
    await show(type, [{ title, url, picture: type === 'text' ? null : picture }]);
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', url);
    expect(link).not.toHaveAttribute('target');
    expect(link.querySelectorAll('svg')).toHaveLength(1);
    expect(link.querySelector(`svg.lucide-${icon}`)).toHaveAttribute('aria-hidden', 'true');
  });

  it('to a web page shows an arrow', async () => {
    await show('text', [{ title: 'Shop', url: 'https://example.com/' }]);
    expect(
      screen.getByRole('link', { name: 'Shop' }).querySelector('svg.lucide-arrow-up-right'),
    ).not.toBeNull();
  });

  it.each<[string, Partial<LinkDetail>, string | RegExp]>([
    ['its title', { title: '花束', text: null }, '花束'],
    ['its title and then its text', { title: '花束', text: '季節の花。' }, /^花束\s*季節の花。$/],
    ['its text without a title', { title: null, text: '季節の花。' }, '季節の花。'],
    ['its host without title and text', { title: null, text: null }, 'example.com'],
  ])('is named by %s', async (_case, words, name) => {
    await show('image_text', [{ ...words, picture }]);
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
  });

  it.each<[LinkTypeName, number]>([
    ['text', 1],
    ['image_1', 1],
    ['image_3', 3],
    ['image_4', 4],
    ['image_text', 1],
  ])('of the type %s is no link without a URL', async (type, count) => {
    const details = Array.from({ length: count }, (_, index) => ({
      title: `Part ${String(index)}`,
      url: null,
      picture: type === 'text' ? null : picture,
    }));
    const container = await show(type, details);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    for (const { title } of details) expect(screen.getByText(title)).toBeInTheDocument();
    expect(container.querySelector('[href], [tabindex], [role=button]')).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'https://good.example@evil.example/',
    'mailto:hana@example.com?bcc=taro@example.com',
    'tel:*21*0312345678#',
    '//evil.example',
    '',
  ])('does not link the stored URL %j', async (url) => {
    await show('text', [{ title: 'Press me', url }]);
    expect(screen.getByText('Press me').closest('a')).toBeNull();
  });

  it('renders user input as text with its own direction', async () => {
    const title = '<b>مرحبا</b>';
    const text = 'first line\nשורה שנייה';
    await show('text', [{ title, text }]);
    for (const words of [title, text]) {
      const element = screen.getByText(
        (_content, node) =>
          node?.tagName === 'SPAN' && node.textContent === words && node.hasAttribute('dir'),
      );
      expect(element).toHaveAttribute('dir', 'auto');
    }
    expect(document.querySelector('b')).toBeNull();
  });
});

describe('a link with pictures', () => {
  it.each<[LinkTypeName, number]>([
    ['image_1', 1],
    ['image_3', 3],
    ['image_4', 4],
    ['image_text', 1],
  ])('of the type %s has one for each detail, each with its own link', async (type, count) => {
    const container = await show(
      type,
      Array.from({ length: count }, (_, index) => ({
        title: `Part ${String(index)}`,
        url: `https://example.com/${String(index)}`,
        picture: aPicture({}, String(index)),
      })),
    );
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: count }, (_, index) => `https://example.com/${String(index)}`),
    );
    links.forEach((link, index) => {
      expect(link).toHaveAccessibleName(`Part ${String(index)}`);
      expect(imagesIn(link).map((image) => image.getAttribute('src'))).toEqual([
        aPicture({}, String(index)).url,
      ]);
    });
    // The text names the link; its picture is decorative.
    expect(imagesIn(container).every((image) => image.alt === '')).toBe(true);
  });

  it.each([
    ['is wider than a square', { width: 1600, height: 900 }, 'calc((50vw - 24px) * 1.78)'],
    ['fills a square', { width: 1000, height: 1000 }, 'calc((50vw - 24px) * 1)'],
    ['is higher than a square', { width: 900, height: 1600 }, 'calc((50vw - 24px) * 1)'],
  ])('is loaded at the rendered resolution when it %s', async (_case, shape, sizes) => {
    const details = Array.from({ length: 4 }, () => ({ picture: aPicture(shape) }));
    const [image] = imagesIn(await show('image_4', details));
    expect(image?.getAttribute('sizes')).toContain(sizes);
  });

  it('renders several as a list', async () => {
    await show(
      'image_3',
      [1, 2, 3].map((number) => ({ title: String(number), picture })),
    );
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  });

  it('reserves their space while they load', async () => {
    const container = await show('image_1', [{ picture: aPicture({ width: 1600, height: 900 }) }]);
    const [image] = imagesIn(container);
    expect(image).toHaveAttribute('width', '1600');
    expect(image).toHaveAttribute('height', '900');
    expect(Number.parseFloat(image!.parentElement!.style.aspectRatio)).toBeCloseTo(16 / 9);
  });

  it.each([
    [100, 5000, 0.8],
    [5000, 100, 3],
  ])('of %i by %i pixels is cropped to fit a phone', async (width, height, ratio) => {
    const container = await show('image_1', [{ picture: aPicture({ width, height }) }]);
    expect(Number.parseFloat(imagesIn(container)[0]!.parentElement!.style.aspectRatio)).toBeCloseTo(ratio);
  });

  it('loads the first ones eagerly and the others lazily', async () => {
    const parts = [1, 2, 3].map(() => ({ picture }));
    const eager = await show('image_3', parts, true);
    for (const image of imagesIn(eager)) {
      expect(image).toHaveAttribute('loading', 'eager');
      expect(image).toHaveAttribute('fetchpriority', 'high');
    }
    const lazy = await show('image_3', parts);
    for (const image of imagesIn(lazy)) {
      expect(image).toHaveAttribute('loading', 'lazy');
      expect(image).not.toHaveAttribute('fetchpriority', 'high');
    }
  });

  it.each([
    [0, ['eager', 'lazy']],
    [2, ['eager', 'lazy']],
    [3, ['lazy', 'lazy']],
  ])('after %i others are loaded eagerly if in the first viewport: %j', async (before, loading) => {
    const pictured = (linkId: number) =>
      aLink({ linkId, linkTypeName: 'image_1', details: [aLinkDetail({ picture })] });
    const links = [...someLinks(before), pictured(98), pictured(99)];
    const { container } = await renderPart(<LinkList links={links} heading="Links" />, ['profile']);
    expect(imagesIn(container).map((image) => image.getAttribute('loading'))).toEqual(loading);
  });

  it('is loaded lazily in a list that is not in the first viewport', async () => {
    const links = [aLink({ linkTypeName: 'image_1', details: [aLinkDetail({ picture })] })];
    const { container } = await renderPart(<LinkList links={links} heading="Links" first={false} />, [
      'profile',
    ]);
    expect(imagesIn(container).map((image) => image.getAttribute('loading'))).toEqual(['lazy']);
  });

  it('has a placeholder without a picture, as in the studio', async () => {
    const container = await show(
      'image_4',
      [1, 2, 3, 4].map((number) => ({ title: String(number), picture: null })),
    );
    expect(imagesIn(container)).toHaveLength(0);
    expect(container.querySelectorAll('[data-form="tile"] svg')).toHaveLength(4);
  });
});
