import { isReservedDisplayId } from './reserved-display-ids.js';

/** Words in the product's paths and of its operator, listed literally so that none is removed by accident. */
const WORDS = [
  'edit linkage me api admin ops login logout signup news contact settings favorite favorites profile profiles',
  'maintenance unsubscribe reset-password en ja assets media builds docs health metrics about help terms privacy',
  'faq support official hitohira staff system root null undefined',
].flatMap((line) => line.split(' '));

describe('reserved display IDs', () => {
  it.each(WORDS)('include %s, in any case', (word) => {
    expect(isReservedDisplayId(word)).toBe(true);
    expect(isReservedDisplayId(word.toUpperCase())).toBe(true);
  });

  it.each(['editor', 'my', 'admin2', 'help.me', 'e', ''])('do not include %j', (word) => {
    expect(isReservedDisplayId(word)).toBe(false);
  });
});
