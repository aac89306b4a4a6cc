import { properties, audited, table } from './report.js';

interface Flower {
  name: string;
  petals: number | null;
}

const COLUMNS = { name: ({ name }: Flower) => name, petals: ({ petals }: Flower) => petals };

describe('a report', () => {
  it('aligns columns for people, Japanese too, and gives programs the rows as they are', () => {
    const rows = [
      { name: '桜の花', petals: 5 },
      { name: 'ume', petals: null },
    ];
    const report = table(rows, COLUMNS, 'No flowers.');
    expect(report.text.split('\n')).toEqual(['NAME    PETALS', '桜の花  5', 'ume     -']);
    expect(report.json).toEqual({ results: rows, total: 2 });
  });

  it('says that there is nothing in a sentence, and to programs in an empty list', () => {
    expect(table([], COLUMNS, 'No flowers.')).toEqual({
      json: { results: [], total: 0 },
      text: 'No flowers.',
      exitCode: 0,
    });
  });

  it('shows one thing with a line for each property', () => {
    const fields = { name: 'ume', open: true, seen: new Date('2026-02-03T04:05:06Z'), note: null };
    const report = properties(fields);
    expect(report.text.split('\n')).toEqual([
      'name  ume',
      'open  yes',
      'seen  2026-02-03T04:05:06.000Z',
      'note  -',
    ]);
    expect(report.json).toBe(fields);
  });

  it.each([
    ['a sequence that clears the screen', 'a\u001b[2Jb', 'ab'],
    ['a line break', 'a\nb', 'a b'],
    ['a bell and a backspace', 'a\u0007\bb', 'a b'],
    ['a control character of the second set', 'a\u009b31mb', 'ab'],
  ])('does not hand %s on to the terminal', (_what, value, shown) => {
    expect(properties({ value }).text).toBe(`value  ${shown}`);
    expect(table([{ value }], { value: (row) => row.value }, '').text).toBe(`VALUE\n${shown}`);
  });

  it('says a sentence as it is', () => {
    expect(audited('Done.', { done: true })).toMatchObject({
      json: { done: true },
      text: 'Done.',
      exitCode: 0,
    });
  });
});
