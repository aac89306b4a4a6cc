import { cutText, firstWords } from './cut-text';

describe('cutting a text', () => {
  it('keeps a text within the limit', () => {
    expect(cutText('花'.repeat(32), 32)).toEqual({ beginning: '花'.repeat(32), rest: '' });
    expect(cutText('', 32)).toEqual({ beginning: '', rest: '' });
    expect(cutText('花\n\n', 1)).toEqual({ beginning: '花\n\n', rest: '' });
  });

  it('keeps line breaks on both sides', () => {
    const text = '朝の花\n昼の花\n\n夜の花';
    expect(cutText(text, 5)).toEqual({ beginning: '朝の花\n昼', rest: 'の花\n\n夜の花' });
    expect(cutText(text, 8)).toEqual({ beginning: '朝の花\n昼の花', rest: '\n\n夜の花' });
    expect(cutText('a\r\nb\r\nc', 3)).toEqual({ beginning: 'a\r\nb', rest: '\r\nc' });
  });

  it('splits no grapheme', () => {
    expect(cutText('👩‍👩‍👧🇯🇵が花', 2)).toEqual({ beginning: '👩‍👩‍👧🇯🇵', rest: 'が花' });
  });
});

describe('the first words of a text', () => {
  it.each([
    [' 朝の花\r\n 昼の花\n', '朝の花 昼の花'],
    ['花'.repeat(40), '花'.repeat(40)],
    ['花'.repeat(41), `${'花'.repeat(40)}…`],
    [' \n ', ''],
  ])('of %j are %j', (text, words) => {
    expect(firstWords(text)).toBe(words);
  });
});
