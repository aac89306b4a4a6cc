import { checkItemKeyword, checkItemUrl, shortenItemUrl } from './item.rules.js';

const filler = (length: number) => 'a'.repeat(length);

describe('the keyword of an item', () => {
  it.each([
    ['', 'required'],
    ['花ばさみ', null],
    ['𩸽'.repeat(100), null],
    ['𩸽'.repeat(101), 'invalidLength'],
    ['two\nlines', 'invalidFormat'],
    ['\ud83c', 'invalidFormat'],
  ])('%j: %s', (value, verdict) => {
    expect(checkItemKeyword(value)).toBe(verdict);
  });
});

describe('a long URL of an item', () => {
  it.each<[what: string, address: string, kept: string]>([
    [
      'loses all of its query but the tag at Amazon',
      `https://www.amazon.co.jp/dp/B01?ref=${filler(500)}&tag=hana-22&th=1`,
      'https://www.amazon.co.jp/dp/B01?tag=hana-22',
    ],
    ['loses its query', `https://amazon.co.jp/dp/B01?ref=${filler(500)}`, 'https://amazon.co.jp/dp/B01'],
    [
      'keeps the first of two tags, escaped',
      `https://www.amazon.co.jp/dp/B01?tag=a%26b&tag=c&ref=${filler(500)}`,
      'https://www.amazon.co.jp/dp/B01?tag=a%26b',
    ],
    [
      'is recognized in upper case',
      `https://WWW.AMAZON.CO.JP/dp/B01?ref=${filler(500)}`,
      'https://www.amazon.co.jp/dp/B01',
    ],
  ])('%s', (_what, address, kept) => {
    expect(shortenItemUrl(address)).toBe(kept);
    expect(checkItemUrl(kept)).toBeNull();
  });

  it.each([
    ['that is short enough', 'https://www.amazon.co.jp/dp/B01?ref=x&tag=hana-22'],
    ['of 500 characters', `https://www.amazon.co.jp/?${filler(500 - 'https://www.amazon.co.jp/?'.length)}`],
    ['of a host with the same beginning', `https://amazon.co.jp.example.com/?a=${filler(500)}`],
    ['of a host with the same end', `https://notamazon.co.jp/?a=${filler(500)}`],
    ['of another country', `https://www.amazon.com/?a=${filler(500)}`],
    ['with the name in its path', `https://example.com/amazon.co.jp?a=${filler(500)}`],
    ['with the name as user', `https://amazon.co.jp@example.com/?a=${filler(500)}`],
    ['that is not absolute', `amazon.co.jp/?a=${filler(500)}`],
  ])('is not changed %s', (_what, address) => {
    expect(shortenItemUrl(address)).toBe(address);
  });

  it('is rejected if it stays too long', () => {
    const address = `https://www.amazon.co.jp/${filler(500)}?tag=hana-22`;
    expect(checkItemUrl(shortenItemUrl(address))).toBe('invalidLength');
  });
});
