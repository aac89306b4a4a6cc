import { contentName } from './content-name.rules.js';

const nameOf = (description: string | null, title: string | null = null) =>
  contentName({ title, description });

describe('the name of a content', () => {
  it('is its title, however long', () => {
    expect(nameOf('A text', '花'.repeat(191))).toBe('花'.repeat(191));
  });

  it.each([
    ['朝の市場から。\nくわしくはこちら', '朝の市場から。'],
    ['one line', 'one line'],
    ['\u200b\n\n  second \t line\nthird', 'second line'],
    ['花'.repeat(60), '花'.repeat(60)],
    ['花'.repeat(61), `${'花'.repeat(59)}…`],
    ['👩‍👩‍👧'.repeat(61), `${'👩‍👩‍👧'.repeat(59)}…`],
    [`${'word '.repeat(11)}unfinished`, `${'word '.repeat(11).trim()}…`],
    ['word '.repeat(12), 'word '.repeat(12).trim()],
    [`${'花'.repeat(40)} ${'花'.repeat(40)}`, `${'花'.repeat(40)}…`],
    [`花 ${'花'.repeat(70)}`, `花 ${'花'.repeat(57)}…`],
    ['x'.repeat(70), `${'x'.repeat(59)}…`],
  ])('is otherwise the first line of its text, cut between words: %j', (description, name) => {
    expect(nameOf(description)).toBe(name);
    expect(nameOf(name)).toBe(name);
  });

  it.each([null, '', '\u200b'])('is missing without a title and a text: %j', (description) => {
    expect(nameOf(description)).toBeNull();
  });
});
