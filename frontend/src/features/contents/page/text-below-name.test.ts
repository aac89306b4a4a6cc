import { textBelowName } from './text-below-name';

describe('the text below the name of a content', () => {
  it.each([
    ['with a title', '朝の市場', '花を選びます。', '花を選びます。'],
    ['of no more than the title', '朝の市場', '朝の市場', null],
    ['with more lines', null, '朝の市場\n#花', '朝の市場\n#花'],
    ['of a line that the name cuts', null, '花'.repeat(61), '花'.repeat(61)],
    ['of no more than the name', null, ' 朝の  市場 ', null],
    ['of nothing', null, null, null],
  ])('%s', (_what, title, description, below) => {
    expect(textBelowName({ title, description })).toBe(below);
  });
});
