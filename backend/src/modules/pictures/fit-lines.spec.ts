import { fitLines } from './fit-lines.js';

describe('a text in a drawing', () => {
  const fit = (text: string, width: number, lines: number) =>
    fitLines(text, { width, lines }, (line) => Array.from(line).length);

  it.each<[string, number, number, string[]]>([
    ['short', 10, 1, ['short']],
    ['花'.repeat(40), 10, 1, [`${'花'.repeat(9)}…`]],
    ['a spring planter', 9, 2, ['a spring', 'planter']],
    ['a spring planter of ours', 9, 2, ['a spring', 'planter…']],
    ['春の寄せ植え、作り方', 7, 2, ['春の寄せ植え、', '作り方']],
    ['unbreakableword', 6, 3, ['unbrea', 'kablew', 'ord']],
    ['see (below)', 5, 2, ['see', '(bel…']],
    ['春の庭 #花の市', 5, 2, ['春の庭', '#花の市']],
  ])('%s is wrapped and truncated to fit', (text, width, lines, expected) => {
    expect(fit(text, width, lines)).toEqual(expected);
  });
});
