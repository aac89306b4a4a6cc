/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The block: the contents, the links, or the items.
 */
export type BlockName = typeof BlockName[keyof typeof BlockName];


export const BlockName = {
  content: 'content',
  link: 'link',
  item: 'item',
} as const;
