import { addressesIn } from './addresses-in';

describe('the addresses in a pasted text', () => {
  it.each([
    ['https://example.com/a', ['https://example.com/a']],
    [' example.com/a ', ['https://example.com/a']],
    ['ｈｔｔｐｓ://example.com/', ['https://example.com/']],
    ['hana@example.com', ['mailto:hana@example.com']],
    ['tel:+81312345678', ['tel:+81312345678']],
    ['090-1234-5678', ['tel:090-1234-5678']],
    [
      'https://a.example/\r\n\nhttps://b.example/\nhttps://a.example/',
      ['https://a.example/', 'https://b.example/'],
    ],
  ])('%j', (text, addresses) => {
    expect(addressesIn(text)).toEqual({ addresses, unknown: [], skipped: 0, beyond: [] });
  });

  it.each([
    ['https://a.example/1 https://a.example/2'],
    ['https://a.example/1　https://a.example/2'],
    ['https://a.example/1、https://a.example/2'],
    ['https://a.example/1とhttps://a.example/2をみて'],
    ['花はhttps://a.example/1、木は(https://a.example/2)'],
    ['a.example/1 a.example/2'],
    ['https://a.example/1,https://a.example/2'],
    ['https://a.example/1;https://a.example/2'],
    ['https://a.example/1|https://a.example/2'],
  ])('are found several to a line: %s', (text) => {
    expect(addressesIn(text)).toEqual({
      addresses: ['https://a.example/1', 'https://a.example/2'],
      unknown: [],
      skipped: 0,
      beyond: [],
    });
  });

  it.each([
    ['https://example.com/a。'],
    ['https://example.com/a.'],
    ['https://example.com/a!?'],
    ['https://example.com/a！？'],
    ['https://example.com/aをみて'],
    ['example.com/a。'],
    ['(https://example.com/a)'],
    ['（https://example.com/a）'],
    ['「https://example.com/a」'],
    ['『https://example.com/a』です'],
    ['【https://example.com/a】'],
    ['"https://example.com/a"'],
    ['<https://example.com/a>'],
    ['花の店「今月の花束」https://example.com/a'],
    ['花の店です https://example.com/a をみてね'],
    ['詳しくはhttps://example.com/a詳細へ'],
    ['見てね🌸https://example.com/a🌸'],
    ['今月の花束\nhttps://example.com/a'],
    ['今月の花束 No.1\nhttps://example.com/a\nLINEで送信'],
    ['No.1フラワー\nhttps://example.com/a'],
  ])('end before the surrounding text: %j', (text) => {
    expect(addressesIn(text)).toMatchObject({
      addresses: ['https://example.com/a'],
      unknown: [],
      beyond: [],
    });
  });

  it.each([
    ['https://ja.wikipedia.org/wiki/花'],
    ['https://ja.wikipedia.org/wiki/さくら'],
    ['https://ja.wikipedia.org/wiki/Tシャツ'],
    ['https://ja.wikipedia.org/wiki/マルコ・ポーロ'],
    ['https://en.wikipedia.org/wiki/Rose_(flower)'],
    ['https://youtu.be/abcdefghij_'],
    ['https://example.com/?a=[1]&b=c#d'],
    ['https://例え.jp/'],
  ])('are complete: %s', (address) => {
    expect(addressesIn(address).addresses).toEqual([address]);
    expect(addressesIn(`${address}\n${address}?x=1`).addresses).toEqual([address, `${address}?x=1`]);
  });

  it('are not found in text without any', () => {
    expect(addressesIn('花\n今日は 12:30 から')).toEqual({
      addresses: [],
      unknown: ['花', '今日は 12:30 から'],
      skipped: 0,
      beyond: [],
    });
  });

  it('are not found in lines with invalid ones', () => {
    expect(addressesIn('花\njavascript:alert(1)\nhtps://b.example/\nhttps://a.example/')).toEqual({
      addresses: ['https://a.example/'],
      unknown: ['javascript:alert(1)', 'htps://b.example/'],
      skipped: 1,
      beyond: [],
    });
  });

  it.each([')', '.', 'https://', '()', 'あ'])(
    'are searched in long nonsense in reasonable time: %s',
    (nonsense) => {
      expect(addressesIn(`https://a.example/${nonsense.repeat(100_000)}`).addresses.length).toBeLessThan(5);
    },
  );

  // Each of these once took a minute.
  it.each(['https://あ', 'https://', 'https://a.example/(', 'https://a.example/1,'])(
    'are searched in many beginnings in reasonable time: %s',
    (beginning) => {
      expect(addressesIn(`x ${beginning.repeat(16_000)}`).addresses.length).toBeLessThan(5);
    },
  );

  it('are limited to a hundred', () => {
    const lines = Array.from({ length: 200 }, (_, index) => `https://example.com/${String(index)}`);
    expect(addressesIn(lines.join('\n'))).toEqual({
      addresses: lines.slice(0, 100),
      unknown: [],
      skipped: 0,
      beyond: lines.slice(100),
    });
  });

  it('may contain another one', () => {
    const text = 'https://web.example/save/https://a.example/1?to=https://a.example/2';
    expect(addressesIn(text).addresses).toEqual([text]);
  });
});
