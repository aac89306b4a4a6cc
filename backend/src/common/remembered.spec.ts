import { remembered } from './remembered.js';

describe('a remembered result', () => {
  it('is computed once, even if it is null', () => {
    const asked: string[] = [];
    const choose = remembered((header) => {
      asked.push(header);
      return header === 'none' ? null : header.length;
    });
    expect(['one', 'none', 'one', 'none'].map(choose)).toEqual([3, null, 3, null]);
    expect(asked).toEqual(['one', 'none']);
  });

  it('is computed each time for long texts, which are not kept', () => {
    const asked: string[] = [];
    const choose = remembered((header) => asked.push(header));
    const long = 'x'.repeat(201);
    choose(long);
    choose(long);
    expect(asked).toHaveLength(2);
  });
});
