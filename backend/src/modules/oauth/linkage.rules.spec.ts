import { checkShortVideoUserId, normaliseShortVideoUserId } from './linkage.rules.js';

describe('a TikTok user name', () => {
  it.each([
    ['hana', 'hana'],
    ['@hana', 'hana'],
    ['＠ｈａｎａ', 'hana'],
    ['  @hana.yamada_01 ', 'hana.yamada_01'],
    ['@@hana', '@hana'],
  ])('%j is normalized to %j', (entered, kept) => {
    expect(normaliseShortVideoUserId(entered)).toBe(kept);
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['　', 'required'],
    ['@', 'required'],
    [' @ ', 'required'],
    ['a'.repeat(191), null],
    [`@${'a'.repeat(191)}`, null],
    ['a'.repeat(192), 'invalidLength'],
    ['花'.repeat(191), null],
    ['ha\nna', 'invalidFormat'],
  ])('%j yields %j', (entered, verdict) => {
    expect(checkShortVideoUserId(normaliseShortVideoUserId(entered))).toBe(verdict);
  });
});
