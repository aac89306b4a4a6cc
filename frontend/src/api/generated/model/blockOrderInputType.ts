/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The same as `name`, as in responses; may be omitted.
 */
export type BlockOrderInputType = typeof BlockOrderInputType[keyof typeof BlockOrderInputType];


export const BlockOrderInputType = {
  content: 'content',
  link: 'link',
  item: 'item',
  post: 'post',
  recommended: 'recommended',
} as const;
