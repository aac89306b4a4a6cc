/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * What the URL is: `content` for a post that can be posted here, `item` for a product of a mall, else `link`.
 */
export type PastedKind = typeof PastedKind[keyof typeof PastedKind];


export const PastedKind = {
  content: 'content',
  item: 'item',
  link: 'link',
} as const;
