/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * Where it is shown: above the contents, links or items of the profile page, or above the items or other contents of a content page.
 */
export type HeadlineType = typeof HeadlineType[keyof typeof HeadlineType];


export const HeadlineType = {
  POST: 'POST',
  LINK: 'LINK',
  RECOMMEND_PROFILE: 'RECOMMEND_PROFILE',
  RECOMMEND_CONTENT: 'RECOMMEND_CONTENT',
  OTHER_POST: 'OTHER_POST',
} as const;
