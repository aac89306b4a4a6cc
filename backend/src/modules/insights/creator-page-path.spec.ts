import { readCreatorPage } from './creator-page-path.js';

describe('the page that a visit is counted on', () => {
  it.each([
    ['/profile/Hana.Yamada', { displayIdKey: 'hana.yamada', contentId: null }],
    ['/profile/hana%2Eyamada', { displayIdKey: 'hana.yamada', contentId: null }],
    ['/profile/hana/contents/12', { displayIdKey: 'hana', contentId: 12 }],
    ['/', null],
    ['/login', null],
    ['/profile/hana/edit', null],
    ['/profile/hana/contents/12/edit', null],
    ['/profile/hana/contents/0', null],
    ['/profile/hana/contents/2147483648', null],
    ['/profile/edit/theme', null],
    ['/profile/%00', null],
    ['/profile/%zz', null],
    [`/profile/${'a'.repeat(200)}`, null],
    ['/en/profile/hana', null],
  ])('of %s is %j', (path, page) => {
    expect(readCreatorPage(path)).toEqual(page);
  });
});
