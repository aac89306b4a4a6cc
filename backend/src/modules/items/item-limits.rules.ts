/** How many items a call adds and a content holds; the keyword of a mall item. */
export const ITEM_LIMITS = {
  perCall: 12,
  perContent: 200,
  page: 200,
  first: 16,
  /** How many are looked up by their ids at a time. */
  lookUpPage: 40,
  keyword: 100,
} as const;
