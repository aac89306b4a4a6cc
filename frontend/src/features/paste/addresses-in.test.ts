import { addressesIn } from './addresses-in';

describe('the addresses in a pasted text', () => {
  it.each([
    ['https://example.com/a', ['https://example.com/a']],
    [' example.com/a ', ['https://example.com/a']],
    ['ｈｔｔｐｓ://example.com/', ['https://example.com/']],
    ['hana@example.com', ['mailto:hana@example.com']],
    ['tel:+81312345678', ['tel:+81312345678']],
    ['花の店「今月の花束」https://example.com/a', ['https://example.com/a']],
    [
      'https://a.example/\r\n\nhttps://b.example/\nhttps://a.example/',
      ['https://a.example/', 'https://b.example/'],
    ],
  ])('%j', (text, addresses) => {
    expect(addressesIn(text)).toEqual({ addresses, unknown: [], beyond: [] });
  });

  it('are none where a line has none', () => {
    expect(addressesIn('花\njavascript:alert(1)\nhttps://a.example/')).toEqual({
      addresses: ['https://a.example/'],
      unknown: ['花', 'javascript:alert(1)'],
      beyond: [],
    });
  });

  it('are a hundred at most', () => {
    const lines = Array.from({ length: 200 }, (_, index) => `https://example.com/${String(index)}`);
    expect(addressesIn(lines.join('\n'))).toEqual({
      addresses: lines.slice(0, 100),
      unknown: [],
      beyond: lines.slice(100),
    });
  });
});
