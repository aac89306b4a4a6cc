/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * Where the headline is shown.
 */
export type SetHeadlineType = typeof SetHeadlineType[keyof typeof SetHeadlineType];


export const SetHeadlineType = {
  POST: 'POST',
  LINK: 'LINK',
  RECOMMEND_PROFILE: 'RECOMMEND_PROFILE',
  RECOMMEND_CONTENT: 'RECOMMEND_CONTENT',
  OTHER_POST: 'OTHER_POST',
} as const;
