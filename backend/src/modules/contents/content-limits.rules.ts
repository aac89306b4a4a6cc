/** Limits of contents, their media and hash tags. */
export const CONTENT_LIMITS = {
  perAccount: 200,
  page: 200,
  /** The number shown at first: the largest grid. */
  first: 16,
  /** How many can be read by ID at a time. */
  lookUpPage: 30,
  media: 20,
  hashTags: 30,
  hashTag: 100,
  title: 191,
  text: 5000,
} as const;
