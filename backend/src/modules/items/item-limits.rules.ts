/** Limits of items. */
export const ITEM_LIMITS = {
  perCall: 12,
  perContent: 200,
  page: 200,
  first: 16,
  /** How many can be read by ID at a time. */
  lookUpPage: 40,
  keyword: 100,
} as const;
