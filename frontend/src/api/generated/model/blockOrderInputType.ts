/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The same part as the name says, as answers have it; it may be left out.
 */
export type BlockOrderInputType = typeof BlockOrderInputType[keyof typeof BlockOrderInputType];


export const BlockOrderInputType = {
  content: 'content',
  link: 'link',
  item: 'item',
  post: 'post',
  recommended: 'recommended',
} as const;
