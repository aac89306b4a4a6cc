import { parseHtml, wordsOfHtml } from './parse-html.js';

/** Parses a page. Returns whether it reached the end, and how many elements it opened and closed. */
function parsed(html: string) {
  let [opened, closed] = [0, 0];
  const isWhole = parseHtml(html, { onopentag: () => (opened += 1), onclosetag: () => (closed += 1) });
  return { isWhole, opened, closed };
}

describe('untrusted HTML', () => {
  it('is parsed to its end at any length', () => {
    expect(parsed('<p><a>b</a></p><br>'.repeat(20_000))).toEqual({
      isWhole: true,
      opened: 60_000,
      closed: 60_000,
    });
    expect(parsed(`${'<div>'.repeat(500)}<p>`.slice(0, -3))).toMatchObject({ isWhole: true, opened: 500 });
  });

  it.each([
    ['that are not closed', '<div>'.repeat(80_000)],
    ['followed by unmatched end tags', `${'<div>'.repeat(80_000)}${'</p>'.repeat(80_000)}`],
    ['that close each other', '<b><p>'.repeat(80_000)],
  ])('is abandoned early with deeply nested elements %s', (_how, html) => {
    const { isWhole, opened, closed } = parsed(html);
    expect(isWhole).toBe(false);
    expect(opened + closed).toBeLessThan(3000);
  });

  it('has words between its elements, with decoded entities', () => {
    expect(wordsOfHtml('<b>花 &amp; 葉</b><i>a &lt; b</i> 1 < 2').replace(/\s+/g, ' ').trim()).toBe(
      '花 & 葉 a < b 1 < 2',
    );
    expect(wordsOfHtml('<'.repeat(1000))).toBe('<'.repeat(1000));
  });
});
