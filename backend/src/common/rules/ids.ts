/** The largest number that the database's integers hold, and so the largest that names something. */
export const LARGEST_ID = 2_147_483_647;

/** How many things are asked for by their ids at most: as many favourites as a device remembers. */
export const BY_IDS_LIMITS = { max: 500 } as const;
