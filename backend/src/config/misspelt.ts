import leven from 'leven';

/** A variable that is set and means nothing, with the one that was probably meant. */
export interface MisspeltVariable {
  name: string;
  meant: string;
}

/** Shorter names are near to too many others that have nothing to do with us. */
const SHORTEST = 6;

/** How many letters may differ, of how many. */
const LETTERS_FOR_ONE_ERROR = 4;
const MOST_ERRORS = 3;

/** The names among those that are set which are nearly one that counts, and count for nothing. */
export function findMisspelt(set: readonly string[], known: readonly string[]): MisspeltVariable[] {
  return set.flatMap((name) => {
    if (known.includes(name) || name.length < SHORTEST) return [];
    const errors = Math.min(MOST_ERRORS, Math.floor(name.length / LETTERS_FOR_ONE_ERROR));
    const near = known
      .map((meant) => ({ meant, distance: leven(name.toUpperCase(), meant) }))
      .filter(({ distance }) => distance <= errors)
      .sort((one, other) => one.distance - other.distance);
    return near[0] === undefined ? [] : [{ name, meant: near[0].meant }];
  });
}
