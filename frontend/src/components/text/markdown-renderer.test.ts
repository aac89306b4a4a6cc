import { type LinksBeside, renderMarkdown } from './markdown-renderer';

const render = (text: string, beside: LinksBeside = 'others') =>
  renderMarkdown(text, (path) => `/en${path}`, beside).trim();

/** The nesting depth of the elements as parsed by a browser. */
function depthOf(html: string): number {
  const element = document.createElement('div');
  element.innerHTML = html;
  let depth = 0;
  for (let level: Element[] = [...element.children]; level.length > 0; depth += 1)
    level = level.flatMap(({ children }) => [...children]);
  return depth;
}

describe('rendering Markdown', () => {
  it('renders the elements of Markdown', () => {
    expect(render('## A\n\n- *b*\n- **c**')).toBe(
      '<h2>A</h2>\n<ul>\n<li><em>b</em></li>\n<li><strong>c</strong></li>\n</ul>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onclick="x">b</b>',
    '<a href="https://example.com">a',
    '</a>',
    '<a href="javascript:alert(1)">a</a>',
    '<abbr title="a">a</abbr>',
  ])('escapes HTML: %s', (text) => {
    const element = document.createElement('div');
    element.innerHTML = render(text);
    expect(element.textContent).toContain(text);
    expect(element.querySelectorAll(':not(p)')).toHaveLength(0);
  });

  it.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'vbscript:x', 'file:///etc', 'data:text/html,x'])(
    'renders no link for %s',
    (address) => {
      expect(render(`[words](${address})`)).not.toContain('<a');
      expect(render(`<${address}>`)).not.toContain('<a');
    },
  );

  it('opens other sites in a new tab, without opener and referrer', () => {
    expect(render('[a](https://example.com/?a=1&b=2)')).toBe(
      '<p><a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">a</a></p>',
    );
  });

  it('links to pages of the site in the current language', () => {
    expect(render('[a](/contact)')).toBe('<p><a href="/en/contact">a</a></p>');
  });

  it('treats no other host as this site', () => {
    expect(render('[a](//evil.example/x)')).toBe(
      '<p><a href="//evil.example/x" target="_blank" rel="noopener noreferrer">a</a></p>',
    );
    expect(render('[a](/\\evil.example)')).toContain('href="/en/%5Cevil.example"');
  });

  it('opens every link in a new tab if required, except non-pages', () => {
    expect(render('[a](/contact) [b](guide)', 'all')).toBe(
      '<p><a href="/en/contact" target="_blank" rel="noopener noreferrer">a</a> <a href="guide" target="_blank" rel="noopener noreferrer">b</a></p>',
    );
    expect(render('[a](#top) [b](mailto:a@example.com)', 'all')).toBe(
      '<p><a href="#top">a</a> <a href="mailto:a@example.com">b</a></p>',
    );
  });

  describe('keeps typed anchors', () => {
    it.each([
      [
        '<a href="https://example.com/?a=1&amp;b=2" class="x" onclick="alert(1)" style="color:red">a *b*</a>',
        '<a href="https://example.com/?a=1&amp;b=2" class="x" target="_blank" rel="noopener noreferrer">a <em>b</em></a>',
      ],
      [
        "<A HREF='https://example.com' rel='nofollow noopener' target=other>a</A>",
        '<a href="https://example.com" rel="nofollow noopener noreferrer" target="_blank">a</a>',
      ],
      ['<a href=/contact>a</a>', '<a href="/en/contact">a</a>'],
      [
        '<a href="/contact" target="_blank">a</a>',
        '<a href="/en/contact" target="_blank" rel="noopener noreferrer">a</a>',
      ],
      ['<a href="/contact" target="_top">a</a>', '<a href="/en/contact">a</a>'],
      ['<a class="x">a</a>', '<a class="x">a</a>'],
      ['<a\nhref="/contact">a</a>', '<a href="/en/contact">a</a>'],
      ['<a href="/a" href="javascript:x">a</a>', '<a href="/en/a">a</a>'],
      ['<a href="/a"><b>a</b></a>', '<a href="/en/a">&lt;b&gt;a&lt;/b&gt;</a>'],
      ['<a href="/a"><a href="/b">b</a></a>', '<a href="/en/a">&lt;a href=&quot;/b&quot;&gt;b</a>&lt;/a&gt;'],
      ['<a href="&quot;onmouseover=&quot;x">a</a>', '<a href="%22onmouseover=%22x">a</a>'],
      ['<a href="java&#10;script:x">a</a>', '<a href="java%0Ascript:x">a</a>'],
      ['`<a href="/a">a</a>`', '<code>&lt;a href=&quot;/a&quot;&gt;a&lt;/a&gt;</code>'],
    ])('%s', (typed, html) => {
      expect(render(typed)).toBe(`<p>${html}</p>`);
    });

    it.each([
      '<a href="javascript:x">a</a>',
      '<a href="&#106;avascript:x">a</a>',
      '<a href="data:text/html,x">a</a>',
      '<a href="vbscript:x">a</a>',
      '<a href="file:///x">a</a>',
      '<a/href="/a">a</a>',
      '<a href="/a>a</a>',
      '<ab href="/a">a</ab>',
      '<a href="/a">\n\na</a>',
    ])('and renders only the text of %s', (typed) => {
      expect(render(typed)).not.toContain('<a');
    });
  });

  it('shows images from this host and data URLs', () => {
    expect(render('![A *b*](/media/a.webp)')).toBe(
      '<p><img src="/media/a.webp" alt="A b" loading="lazy"></p>',
    );
    for (const kind of ['gif', 'png', 'jpeg', 'webp'])
      expect(render(`![a](data:image/${kind};base64,AAAA)`)).toContain(`<img src="data:image/${kind};`);
  });

  it.each(['https://example.com/a.png', '//example.com/a.png', 'data:image/svg+xml,x'])(
    'replaces an image from %s by its text',
    (address) => {
      expect(render(`![a <b>](${address})`)).not.toContain('<img');
      expect(render(`![a <b>](${address})`)).toContain('a &lt;b&gt;');
    },
  );

  it('makes tables scrollable', () => {
    expect(render('| a |\n| --- |\n| b |')).toMatch(
      /^<div class="table" tabindex="0"[^>]*><table>[\s\S]*<\/div>$/,
    );
  });

  it.each([
    ['quotes', `${'> '.repeat(10_000)}deep`],
    ['lists', `${'- '.repeat(10_000)}deep`],
    ['numbers', `${'1) '.repeat(10_000)}deep`],
    ['emphasis', `${'*a '.repeat(10_000)}deep${' a*'.repeat(10_000)}`],
    ['strong emphasis', `${'**a '.repeat(10_000)}deep${' a**'.repeat(10_000)}`],
    ['brackets', `${'['.repeat(10_000)}deep${']'.repeat(10_000)}`],
    ['images', `${'!['.repeat(10_000)}deep${'](/a.png)'.repeat(10_000)}`],
    ['links', `${'['.repeat(10_000)}deep${'](/a)'.repeat(10_000)}`],
    ['anchors', `${'<a href=/a>'.repeat(10_000)}deep${'</a>'.repeat(10_000)}`],
    ['a list in a quote in a list', `${'> - '.repeat(10_000)}deep`],
  ])('survives the nesting of %s', (_kind, text) => {
    const html = render(text);
    expect(html).toContain('deep');
    expect(depthOf(html)).toBeLessThanOrEqual(101);
  });

  it.each([
    ['lists in one line', `${'- '.repeat(150)}deep`],
    ['numbers in one line', `${'1) '.repeat(150)}deep`],
    ['quotes in one line', `${'> '.repeat(150)}deep`],
    [
      'lists, one line each',
      Array.from({ length: 150 }, (_, depth) => `${'  '.repeat(depth)}- level ${String(depth)}`).join('\n'),
    ],
    ['quotes around lists', `${'> - '.repeat(150)}deep\n> > more`],
    ['fences in lists', `${'- '.repeat(150)}~~~`],
  ])('keeps the text inside and after too deep nesting in %s', (_kind, text) => {
    const html = render(`# Before\n\n${text}\n\n## After\n\nThe **end**.\n\n- one\n- two`);
    const element = document.createElement('div');
    element.innerHTML = html;
    for (const words of text.match(/deep|more|~~~|level \d+/g) ?? [])
      expect(element.textContent).toContain(words);
    expect(element.querySelector(':scope > h1')?.textContent).toBe('Before');
    expect(element.querySelector(':scope > h2')?.textContent).toBe('After');
    expect([...element.querySelectorAll(':scope > ul:last-child > li')].map((li) => li.textContent)).toEqual([
      'one',
      'two',
    ]);
    expect(element.querySelector(':scope > p > strong')?.textContent).toBe('end');
    expect(depthOf(html)).toBeLessThanOrEqual(101);
  });
});
