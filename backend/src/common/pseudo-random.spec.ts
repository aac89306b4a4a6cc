import { pseudoRandom, pseudoRandomIntegers } from './pseudo-random.js';

describe('pseudorandom numbers', () => {
  it('are those of Park and Miller, so that drawings and benches stay as they are', () => {
    const next = pseudoRandomIntegers(1);
    expect(Array.from({ length: 4 }, next)).toEqual([48_271, 182_605_794, 1_291_394_886, 1_914_720_637]);
  });

  it('are spread evenly between 0 and 1', () => {
    const next = pseudoRandom(7);
    const counts = Array.from({ length: 10 }, () => 0);
    for (let index = 0; index < 10_000; index += 1) counts[Math.floor(next() * 10)]! += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
