/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * What it is: a card of words, one, three or four pictures side by side, or a card of a picture and words.
 */
export type LinkTypeName = typeof LinkTypeName[keyof typeof LinkTypeName];


export const LinkTypeName = {
  text: 'text',
  image_1: 'image_1',
  image_3: 'image_3',
  image_4: 'image_4',
  image_text: 'image_text',
} as const;
