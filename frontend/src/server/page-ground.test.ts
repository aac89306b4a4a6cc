import { canvasCss } from './page-ground';

describe('what shows around a page', () => {
  it('follows the visitor’s choice if the theme has two looks', () => {
    expect(canvasCss({ light: '#ffffff', dark: '#000000', scheme: null })).toBe(
      '@media screen{html{background-color:#ffffff}html[data-color-scheme=dark]{background-color:#000000}}',
    );
  });

  it('has the look of the theme if it has one', () => {
    expect(canvasCss({ light: '#000000', dark: '#000000', scheme: 'dark' })).toBe(
      ':root:root:root{color-scheme:dark}@media screen{html{background-color:#000000}}',
    );
  });
});
