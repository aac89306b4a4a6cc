import { textBelowName } from './text-below-name';

describe('the text below the name of a content', () => {
  it.each([
    ['with a title', '朝の市場', '花を選びます。', '花を選びます。'],
    ['of no more than the title', '朝の市場', '朝の市場', null],
    ['with a title that begins it', '朝の市場', '朝の市場\n花', '朝の市場\n花'],
    ['with more lines than the name', null, '\n朝の  市場\n\n #花\n土', '#花\n土'],
    ['of no more than the name', null, ' 朝の  市場 ', null],
    ['of nothing', null, null, null],
    ['of spaces', null, ' \n', null],
  ])('%s', (_what, title, description, below) => {
    expect(textBelowName({ title, description })).toEqual({ text: below, beginsWithName: false });
  });

  it('is all of it, with a line that is too long for a name', () => {
    const text = `${'花'.repeat(61)}\n土`;
    expect(textBelowName({ title: null, description: text })).toEqual({ text, beginsWithName: true });
  });
});
