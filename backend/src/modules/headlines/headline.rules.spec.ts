import { checkHeadline } from './headline.rules.js';

describe('checkHeadline', () => {
  it.each([
    ['', 'required'],
    ['\u200b\u3000', 'required'],
    ['花', null],
    ['花'.repeat(15), null],
    ['花'.repeat(16), 'invalidLength'],
    ['🌸'.repeat(15), null],
    ['🌸'.repeat(16), 'invalidLength'],
    ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', null],
    ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 'invalidLength'],
    ['a\nb', 'invalidFormat'],
    ['a\tb', 'invalidFormat'],
    ['a\u0000b', 'invalidFormat'],
    ['\ud83c', 'invalidFormat'],
    ['\u202eabc', null],
  ])('%j: %s', (value, rule) => {
    expect(checkHeadline(value)).toBe(rule);
  });
});
