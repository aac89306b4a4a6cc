import { LINK_LIMITS } from './link-limits.rules.js';
import { checkLinkText, checkLinkTitle, checkLinkUrl, checkLinkWords, visibleOrNull } from './link.rules.js';
import { normaliseText } from '../../common/rules/text.js';

const FAMILY = '👨‍👩‍👧‍👦'; // Seven code points.

describe('the title of a link', () => {
  it.each([
    ['nothing, which is checked for the link as a whole', '', null],
    ['30 characters', '花'.repeat(30), null],
    ['31 characters', '花'.repeat(31), 'invalidLength'],
    ['30 emoji', '🌸'.repeat(30), null],
    ['31 emoji', '🌸'.repeat(31), 'invalidLength'],
    ['30 code points of joined emoji', `${FAMILY.repeat(4)}ab`, null],
    ['31 code points of joined emoji', `${FAMILY.repeat(4)}abc`, 'invalidLength'],
    ['30 letters whose marks compose', 'か\u3099'.repeat(30), null],
    ['marks that do not compose, which count', 'x\u0301'.repeat(15), null],
    ['one mark too many', `${'x\u0301'.repeat(15)}\u0301`, 'invalidLength'],
    ['right-to-left words and marks', '\u200fשלום\u202eabc', null],
    ['two lines', 'a\nb', 'invalidFormat'],
    ['a tab, which becomes a space', 'a\tb', null],
    ['a lone surrogate', '\ud800', 'invalidFormat'],
  ])('%s', (_what, value, verdict) => {
    expect(checkLinkTitle(normaliseText(value))).toBe(verdict);
  });

  it('is shorter for three pictures side by side', () => {
    const limits = { titleMax: LINK_LIMITS.titleOfThree };
    expect(checkLinkTitle('花'.repeat(12), limits)).toBeNull();
    expect(checkLinkTitle('花'.repeat(13), limits)).toBe('invalidLength');
    expect(checkLinkTitle('🌸'.repeat(12), limits)).toBeNull();
    expect(checkLinkTitle('🌸'.repeat(13), limits)).toBe('invalidLength');
  });
});

describe('the text of a link', () => {
  it.each([
    ['nothing', '', null],
    ['200 characters', '花'.repeat(200), null],
    ['201 characters', '花'.repeat(201), 'invalidLength'],
    ['200 characters with CRLF line breaks', `${`${'花'.repeat(19)}\r\n`.repeat(9)}${'花'.repeat(20)}`, null],
    ['lines', 'a\n\nb', null],
    ['NUL', 'a\u0000', 'invalidFormat'],
  ])('%s', (_what, value, verdict) => {
    expect(checkLinkText(normaliseText(value))).toBe(verdict);
  });

  it('is shorter beside a picture', () => {
    const limits = { textMax: LINK_LIMITS.textBesideImage };
    expect(checkLinkText('花'.repeat(100), limits)).toBeNull();
    expect(checkLinkText('花'.repeat(101), limits)).toBe('invalidLength');
  });
});

describe('the URL of a link', () => {
  it('is optional, and has to be valid if given', () => {
    expect(checkLinkUrl('')).toBeNull();
    expect(checkLinkUrl('https://example.com')).toBeNull();
    expect(checkLinkUrl('example.com')).toBe('invalidFormat');
    expect(checkLinkUrl('https://lite.tiktok.com/')).toBe('unavailableUrl');
  });
});

describe('the text of a detail', () => {
  const limits = { detailCount: 1, titleMax: 12, textMax: 100, imageRequired: true };
  const pictureAlone = { ...limits, textMax: 0 };

  it.each([
    ['a title', { title: 'a', text: null, url: null }, limits, []],
    ['a text', { title: null, text: 'a', url: null }, limits, []],
    ['an address alone', { title: null, text: null, url: 'https://a.jp' }, limits, ['title required']],
    [
      'too much of everything',
      { title: 'a'.repeat(13), text: 'a'.repeat(101), url: 'a.jp' },
      limits,
      ['title invalidLength', 'text invalidLength', 'url invalidFormat'],
    ],
    [
      'a text where none is allowed',
      { title: 'a', text: 'b', url: null },
      pictureAlone,
      ['text invalidLength'],
    ],
    ['nothing beside a picture', { title: null, text: null, url: null }, pictureAlone, ['title required']],
  ])('%s', (_what, words, within, faults) => {
    expect(checkLinkWords(words, within).map(({ field, rule }) => `${field} ${rule}`)).toEqual(faults);
  });

  it('is null if it contains nothing visible', () => {
    expect(['', ' \n', '\u200b\u200d', '\u200f'].map(visibleOrNull)).toEqual([null, null, null, null]);
    expect(['a', '\u200fa'].map(visibleOrNull)).toEqual(['a', '\u200fa']);
  });
});
