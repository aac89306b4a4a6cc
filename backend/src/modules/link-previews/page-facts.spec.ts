import { factsOf } from './page-facts.js';
import { PREVIEW_LIMITS } from './pasted-address.rules.js';

const ADDRESS = new URL('https://shop.example/flowers/bouquet?id=1');

const head = (inner: string) =>
  factsOf(`<!doctype html><html><head>${inner}</head><body></body></html>`, ADDRESS);

describe('the facts of a page', () => {
  it('come from Open Graph first', () => {
    const facts = head(`
      <title>Shop</title>
      <meta name="description" content="All flowers">
      <meta name="twitter:title" content="A tweet">
      <meta property="og:title" content="今月の花束 &amp; more">
      <meta property="og:description" content="季節の花を\n 選んで">
      <meta property="og:image" content="/pictures/a.jpg">`);
    expect(facts).toEqual({
      title: '今月の花束 & more',
      description: '季節の花を 選んで',
      pictures: ['https://shop.example/pictures/a.jpg'],
      icons: [],
      oembed: null,
    });
  });

  it('default to its title and description', () => {
    const facts = head('<title>A <b>shop</b>\n</title><meta name=Description content=" All flowers ">');
    expect(facts).toMatchObject({ description: 'All flowers', pictures: [] });
    expect(facts.title).toMatch(/^A .*shop/);
  });

  it('include its icons in usable formats, largest first', () => {
    const facts = head(`
      <link rel="icon" href="/favicon.ico">
      <link rel="icon" type="image/svg+xml" href="/icon.svg">
      <link rel="icon" sizes="32x32" href="/32.png">
      <link rel="apple-touch-icon" href="touch.png">`);
    expect(facts.icons).toEqual(['https://shop.example/flowers/touch.png', 'https://shop.example/32.png']);
  });

  it('include its oEmbed URL, with URLs resolved against its base', () => {
    const facts = head(`
      <base href="https://cdn.shop.example/x/">
      <link rel="alternate" type="application/json+oembed" href="oembed?url=1">
      <meta property="og:image" content="a.png">
      <meta property="og:image" content="b.png">`);
    expect(facts.oembed).toBe('https://cdn.shop.example/x/oembed?url=1');
    expect(facts.pictures).toEqual(['https://cdn.shop.example/x/a.png']);
  });

  it('omit titles within SVG', () => {
    expect(factsOf('<svg><title>Menu</title></svg><title>Shop</title>', ADDRESS).title).toBe('Shop');
  });

  it('contain no control characters or directional marks', () => {
    const title = 'a\u0000b\u001b[31mc\u202ed\u2066e\r\nSet-Cookie: x\ud800';
    expect(head(`<meta property="og:title" content="${title}">`).title).toBe(
      'a b [31mc d e Set-Cookie: x\ufffd',
    );
  });

  it('are shortened to the limits', () => {
    const facts = head(
      `<title>${'花'.repeat(400_000)}</title><meta name=description content="${'a '.repeat(250_000)}">`,
    );
    expect(Array.from(facts.title!)).toHaveLength(PREVIEW_LIMITS.title);
    expect(Array.from(facts.description!).length).toBeLessThanOrEqual(PREVIEW_LIMITS.description);
  });

  it('are null if nothing is visible', () => {
    expect(head('<title>\u200b \u2800</title><meta property="og:title" content="  ">').title).toBeNull();
    expect(factsOf('', ADDRESS)).toEqual({
      title: null,
      description: null,
      pictures: [],
      icons: [],
      oembed: null,
    });
  });

  it.each([
    ['angle brackets', '<'.repeat(1_000_000)],
    ['ampersands', '&'.repeat(1_000_000)],
    ['nested elements', '<div>'.repeat(200_000)],
    ['elements that close each other', '<b><p>'.repeat(150_000)],
    ['attributes', `<a ${'b=c '.repeat(250_000)}`],
    ['unmatched end tags', '</a>'.repeat(250_000)],
    ['an endless comment', `<!--${'-'.repeat(1_000_000)}`],
  ])('are found despite %s', (_what, nonsense) => {
    expect(factsOf(`<title>Shop</title>${nonsense}`, ADDRESS).title).toBe('Shop');
  });
});
