import { LRUCache } from 'lru-cache';

/** The longest header that is remembered: a client can send any number of headers, of any length. */
const MAX_LENGTH = 200;

/** Caches the result of negotiating a header: browsers send few different values, and parsing is the expensive part. */
export function negotiatedOnce<Choice>(negotiate: (header: string) => Choice): (header: string) => Choice {
  const known = new LRUCache<string, { choice: Choice }>({ max: 500 });
  return (header) => {
    const before = known.get(header);
    if (before) return before.choice;
    const choice = negotiate(header);
    if (header.length <= MAX_LENGTH) known.set(header, { choice });
    return choice;
  };
}
