/** The malls at which an item is looked for by its keyword. */
export const MALLS = ['amazon', 'rakuten', 'yahoo'] as const;

/** One of the malls. */
export type Mall = (typeof MALLS)[number];
