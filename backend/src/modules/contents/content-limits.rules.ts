/** Contents, their media and hash tags; titles and texts where the creator writes them. */
export const CONTENT_LIMITS = {
  perAccount: 200,
  page: 200,
  /** How many a page comes with at first: the largest grid. */
  first: 16,
  /** How many are looked up by their ids at a time. */
  lookUpPage: 30,
  media: 20,
  hashTags: 30,
  hashTag: 100,
  title: 191,
  text: 5000,
} as const;
