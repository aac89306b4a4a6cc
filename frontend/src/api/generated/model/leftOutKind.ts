/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * What it is.
 */
export type LeftOutKind = typeof LeftOutKind[keyof typeof LeftOutKind];


export const LeftOutKind = {
  profile: 'profile',
  link: 'link',
  content: 'content',
  item: 'item',
  picture: 'picture',
} as const;
