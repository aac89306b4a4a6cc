import { shortenText } from './shorten.js';

describe('a shortened text', () => {
  it.each([
    ['花束', 2, '花束'],
    ['今月の花束', 4, '今月の…'],
    ['a bouquet of roses', 11, 'a bouquet…'],
    // A flag is one grapheme of two code points.
    ['花🇯🇵束束', 3, '花…'],
    ['', 3, ''],
  ])('of %j within %i is %j', (text, max, expected) => {
    expect(shortenText(text, max)).toBe(expected);
  });
});
