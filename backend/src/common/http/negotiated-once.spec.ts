import { negotiatedOnce } from './negotiated-once.js';

describe('what a header asks for', () => {
  it('is worked out once, whether or not it asks for something', () => {
    const asked: string[] = [];
    const choose = negotiatedOnce((header) => {
      asked.push(header);
      return header === 'none' ? null : header.length;
    });
    expect(['one', 'none', 'one', 'none'].map(choose)).toEqual([3, null, 3, null]);
    expect(asked).toEqual(['one', 'none']);
  });

  it('is worked out each time for long headers, which are not remembered', () => {
    const asked: string[] = [];
    const choose = negotiatedOnce((header) => asked.push(header));
    const long = 'x'.repeat(201);
    choose(long);
    choose(long);
    expect(asked).toHaveLength(2);
  });
});
