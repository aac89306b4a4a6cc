/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * What it stands over: the contents, the links and the items of the profile page; the items, and the other contents, of the page of a content.
 */
export type HeadlineType = typeof HeadlineType[keyof typeof HeadlineType];


export const HeadlineType = {
  POST: 'POST',
  LINK: 'LINK',
  RECOMMEND_PROFILE: 'RECOMMEND_PROFILE',
  RECOMMEND_CONTENT: 'RECOMMEND_CONTENT',
  OTHER_POST: 'OTHER_POST',
} as const;
