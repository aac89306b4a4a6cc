import { textBelowName } from './text-below-name';

describe('the text below the name of a content', () => {
  it.each([
    ['is the whole text beside a title', '朝の市場', '花を選びます。', '花を選びます。'],
    ['is empty if the text equals the title', '朝の市場', '朝の市場', null],
    ['is the whole text if it starts with the title', '朝の市場', '朝の市場\n花', '朝の市場\n花'],
    ['is the rest after the line of the name', null, '\n朝の  市場\n\n #花\n土', '#花\n土'],
    ['is empty if the name is the whole text', null, ' 朝の  市場 ', null],
    ['is empty without a text', null, null, null],
    ['is empty for white space', null, ' \n', null],
  ])('%s', (_what, title, description, below) => {
    expect(textBelowName({ title, description })).toEqual({ text: below, beginsWithName: false });
  });

  it('is the whole text if its first line is too long for a name', () => {
    const text = `${'花'.repeat(61)}\n土`;
    expect(textBelowName({ title: null, description: text })).toEqual({ text, beginsWithName: true });
  });
});
