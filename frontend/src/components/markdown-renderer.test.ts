import { renderMarkdown } from './markdown-renderer';

const render = (text: string) => renderMarkdown(text, (path) => `/en${path}`).trim();

describe('rendering Markdown', () => {
  it('keeps the elements that Markdown makes', () => {
    expect(render('## A\n\n- *b*\n- **c**')).toBe(
      '<h2>A</h2>\n<ul>\n<li><em>b</em></li>\n<li><strong>c</strong></li>\n</ul>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onclick="x">b</b>',
    '<a href="https://example.com">a</a>',
  ])('shows typed HTML as the text that it is: %s', (text) => {
    const element = document.createElement('div');
    element.innerHTML = render(text);
    expect(element.textContent).toContain(text);
    expect(element.querySelectorAll(':not(p)')).toHaveLength(0);
  });

  it.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'vbscript:x', 'file:///etc', 'data:text/html,x'])(
    'makes no link of %s',
    (address) => {
      expect(render(`[words](${address})`)).not.toContain('<a');
      expect(render(`<${address}>`)).not.toContain('<a');
    },
  );

  it('opens other sites beside the page, and tells them nothing', () => {
    expect(render('[a](https://example.com/?a=1&b=2)')).toBe(
      '<p><a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">a</a></p>',
    );
  });

  it('leads to the pages of the site in the language of the page', () => {
    expect(render('[a](/contact)')).toBe('<p><a href="/en/contact">a</a></p>');
  });

  it('takes no other host for a page of the site', () => {
    expect(render('[a](//evil.example/x)')).not.toContain('/en/');
    expect(render('[a](/\\evil.example)')).toContain('href="/en/%5Cevil.example"');
  });

  it('shows images of this host, and those in the text', () => {
    expect(render('![A *b*](/media/a.webp)')).toBe(
      '<p><img src="/media/a.webp" alt="A b" loading="lazy"></p>',
    );
    for (const kind of ['gif', 'png', 'jpeg', 'webp'])
      expect(render(`![a](data:image/${kind};base64,AAAA)`)).toContain(`<img src="data:image/${kind};`);
  });

  it.each(['https://example.com/a.png', '//example.com/a.png', 'data:image/svg+xml,x'])(
    'leaves of an image at %s its words alone',
    (address) => {
      expect(render(`![a <b>](${address})`)).not.toContain('<img');
      expect(render(`![a <b>](${address})`)).toContain('a &lt;b&gt;');
    },
  );

  it('gives a table a place of its own to be moved in', () => {
    expect(render('| a |\n| --- |\n| b |')).toMatch(
      /^<div class="table" tabindex="0"[^>]*><table>[\s\S]*<\/div>$/,
    );
  });

  it('is not led by nesting', () => {
    expect(render(`${'> '.repeat(5000)}deep`)).not.toBe('');
    expect(render(`${'> '.repeat(5000)}deep`).match(/<blockquote>/g)?.length).toBeLessThanOrEqual(100);
  });
});
