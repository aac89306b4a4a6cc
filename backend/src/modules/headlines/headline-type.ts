/** The sections with a headline: three on the profile page, two on the page of a content. */
export const HEADLINE_TYPES = [
  'POST',
  'LINK',
  'RECOMMEND_PROFILE',
  'RECOMMEND_CONTENT',
  'OTHER_POST',
] as const;

export type HeadlineType = (typeof HEADLINE_TYPES)[number];
