/** The malls that can be searched for an item. */
export const MALLS = ['amazon', 'rakuten', 'yahoo'] as const;

export type Mall = (typeof MALLS)[number];
