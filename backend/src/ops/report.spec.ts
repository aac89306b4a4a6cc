import { properties, audited, table } from './report.js';

interface Flower {
  name: string;
  petals: number | null;
}

const COLUMNS = { name: ({ name }: Flower) => name, petals: ({ petals }: Flower) => petals };

describe('a report', () => {
  it('aligns columns as text, even in Japanese, and has the rows as JSON', () => {
    const rows = [
      { name: '桜の花', petals: 5 },
      { name: 'ume', petals: null },
    ];
    const report = table(rows, COLUMNS, 'No flowers.');
    expect(report.text.split('\n')).toEqual(['NAME    PETALS', '桜の花  5', 'ume     -']);
    expect(report.json).toEqual({ results: rows, total: 2 });
  });

  it('has a sentence as text and an empty list as JSON if there are no rows', () => {
    expect(table([], COLUMNS, 'No flowers.')).toEqual({
      json: { results: [], total: 0 },
      text: 'No flowers.',
      exitCode: 0,
    });
  });

  it('prints one property per line', () => {
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
    ['a C1 control character', 'a\u009b31mb', 'ab'],
  ])('strips %s', (_what, value, shown) => {
    expect(properties({ value }).text).toBe(`value  ${shown}`);
    expect(table([{ value }], { value: (row) => row.value }, '').text).toBe(`VALUE\n${shown}`);
  });

  it('prints a sentence unchanged', () => {
    expect(audited('Done.', { done: true })).toMatchObject({
      json: { done: true },
      text: 'Done.',
      exitCode: 0,
    });
  });
});
