/** What a headline stands over: three blocks of the profile page, and two of the page of a content. */
export const HEADLINE_TYPES = [
  'POST',
  'LINK',
  'RECOMMEND_PROFILE',
  'RECOMMEND_CONTENT',
  'OTHER_POST',
] as const;

export type HeadlineType = (typeof HEADLINE_TYPES)[number];
