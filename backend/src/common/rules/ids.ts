/** The largest number that the database's integers hold, and so the largest that names something. */
export const LARGEST_ID = 2_147_483_647;

/** The number that names something, as it is written; null for every other text. */
export function readId(value: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : LARGEST_ID + 1;
  return id <= LARGEST_ID ? id : null;
}

/** How many things are asked for by their ids at most: as many favourites as a device remembers. */
export const BY_IDS_LIMITS = { max: 500 } as const;
