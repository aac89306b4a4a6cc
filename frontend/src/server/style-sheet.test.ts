import { COLOR_SCHEME_ATTRIBUTE } from '../theme/color-scheme-script';
import { CLOAK_ATTRIBUTE } from '../theme/page-cloak';
import { readStyleSheet } from './style-sheet';

const MARKUP =
  '<main class="page"><a class="card wide" data-shape="leaf" data-title="true">Flowers</a></main>';

/** What a page uses of the CSS. */
function excerpt(css: string, markup = MARKUP, styles: string[] = []): string {
  return readStyleSheet('/assets/style.css', css).excerptFor(markup, styles);
}

describe('the excerpt of a style sheet', () => {
  it.each([
    ['no class', 'a{color:red}'],
    ['a class of the page', '.card{color:red}'],
    ['two classes of the page', '.page>.wide.card:hover{color:red}'],
    ['a data attribute of the page', '[data-title]{color:red}'],
    ['the value of one', '.card[data-shape=leaf]{color:red}'],
    ['the quoted value of one', '.card[data-shape="leaf"]{color:red}'],
    ['the absence of a class', '.card:not(.narrow){color:red}'],
    ['the absence of nested classes', '.card:not(:has(.narrow) .thin){color:red}'],
    ['one class of several', '.card:is(.narrow,.wide){color:red}'],
    ['another attribute', 'a[aria-current=page]{color:red}'],
    ['the color scheme, which a script sets', `[${COLOR_SCHEME_ATTRIBUTE}=dark] .card{color:red}`],
    ['the hidden page, which a script sets', `[${CLOAK_ATTRIBUTE}] .page{visibility:hidden}`],
  ])('has a rule that requires %s', (_what, css) => {
    expect(excerpt(css)).toBe(css);
  });

  it.each([
    ['another class', '.dialog{color:red}'],
    ['another class as well', '.card.narrow{color:red}'],
    ['another class around', '.dialog .card{color:red}'],
    ['another data attribute', '[data-state]{color:red}'],
    ['another value of a data attribute', '.card[data-shape=wave]{color:red}'],
    ['a class whose beginning is one of the page', '.cards{color:red}'],
  ])('has no rule that requires %s', (_what, css) => {
    expect(excerpt(css)).toBe('');
  });

  it('has only the selectors that can match, and the rules in their order', () => {
    expect(excerpt('.wide{top:1px}.dialog,.card,.narrow{top:2px}.page{top:3px}')).toBe(
      '.wide{top:1px}.card{top:2px}.page{top:3px}',
    );
  });

  it('has the conditions of its rules, but no empty ones', () => {
    const css = '@media print{.card{color:red}.dialog{color:red}@supports (gap:1px){.dialog{gap:1px}}}';
    expect(excerpt(css)).toBe('@media print{.card{color:red}}');
    expect(excerpt('@container (width>=520px){.dialog{color:red}}')).toBe('');
    expect(excerpt('@supports (gap:1px){@media print{.card{gap:1px}}}')).toBe(
      '@supports (gap:1px){@media print{.card{gap:1px}}}',
    );
  });

  it('has at-rules without rules as they are', () => {
    const css = '@view-transition{navigation:auto}@font-face{font-family:x;src:url(x.woff2)}';
    expect(excerpt(`@import "x.css";${css}`)).toBe(`@import "x.css";${css}`);
  });

  it('has the animations that its rules run', () => {
    const turn = '@keyframes turn{to{rotate:1turn}}';
    expect(excerpt(`${turn}.card{animation:turn 1s}`)).toBe(`.card{animation:turn 1s}${turn}`);
    expect(excerpt(`${turn}.dialog{animation:turn 1s}`)).toBe('');
  });

  it('has the custom properties that something reads', () => {
    const css = (rules: string) => `:root{--a:1px;--b:var(--a);--c:var( --b );--d:2px}${rules}`;
    expect(excerpt(css('.card{top:var(--c,var(--d))}'))).toBe(css('.card{top:var(--c,var(--d))}'));
    expect(excerpt(css('.card{top:var(--b)}'))).toBe(':root{--a:1px;--b:var(--a)}.card{top:var(--b)}');
    expect(excerpt(css('.dialog{top:var(--c)}'))).toBe('');
    expect(excerpt(css(''), '<p style="top:var(--a)">')).toBe(':root{--a:1px}');
    expect(excerpt(css(''), MARKUP, ['.x{top:var(--d)}'])).toBe(':root{--d:2px}');
  });

  it('has nothing that the text of a page names', () => {
    expect(excerpt('.dialog{color:red}', '<p>.dialog class=dialog &quot;dialog&quot;</p>')).toBe('');
  });

  it('refuses what is no CSS', () => {
    expect(() => readStyleSheet('/assets/style.css', '.card{')).toThrow('Unclosed block');
  });
});
