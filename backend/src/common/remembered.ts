import { LRUCache } from 'lru-cache';

/** The longest text that is remembered: a client can send any number of texts, of any length. */
const MAX_LENGTH = 200;

/** How many results are remembered. */
const MAX_RESULTS = 500;

/**
 * Remembers what a function returns for the latest texts. Meant for headers and addresses: requests have few different
 * ones, and parsing them is expensive.
 */
export function remembered<Result>(resultFor: (text: string) => Result): (text: string) => Result {
  const known = new LRUCache<string, { result: Result }>({ max: MAX_RESULTS });
  return (text) => {
    const before = known.get(text);
    if (before) return before.result;
    const result = resultFor(text);
    if (text.length <= MAX_LENGTH) known.set(text, { result });
    return result;
  };
}
