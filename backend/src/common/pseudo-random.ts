/** The modulus of the generator, a prime. */
const MODULUS = 2 ** 31 - 1;

/**
 * Integers from 1 to 2^31 - 2 by the generator of Park and Miller (1988): the same for the same seed, and even enough
 * for pictures and benches.
 */
export function pseudoRandomIntegers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % MODULUS;
    return state;
  };
}

/** Numbers between 0 and 1, the same for the same seed. */
export function pseudoRandom(seed: number): () => number {
  const next = pseudoRandomIntegers(seed);
  return () => next() / MODULUS;
}
