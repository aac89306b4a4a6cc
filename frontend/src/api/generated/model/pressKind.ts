/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * What was clicked.
 */
export type PressKind = typeof PressKind[keyof typeof PressKind];


export const PressKind = {
  link: 'link',
  content: 'content',
  item: 'item',
} as const;
