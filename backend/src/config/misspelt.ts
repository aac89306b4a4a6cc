import leven from 'leven';

/** An unknown variable with the known one that was probably meant. */
export interface MisspeltVariable {
  name: string;
  meant: string;
}

/** Shorter names are similar to many unrelated ones. */
const SHORTEST = 6;

/** One error is allowed per so many letters. */
const LETTERS_FOR_ONE_ERROR = 4;
const MOST_ERRORS = 3;

/** The set variables that are unknown but similar to known ones. */
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
