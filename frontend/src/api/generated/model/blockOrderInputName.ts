/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The block: the contents, the links, or the items. `post` also means the contents, and `recommended` the items.
 */
export type BlockOrderInputName = typeof BlockOrderInputName[keyof typeof BlockOrderInputName];


export const BlockOrderInputName = {
  content: 'content',
  link: 'link',
  item: 'item',
  post: 'post',
  recommended: 'recommended',
} as const;
