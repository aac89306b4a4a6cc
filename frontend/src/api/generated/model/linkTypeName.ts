/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The name of the type: a text card, one, three or four pictures side by side, or a card with a picture and text.
 */
export type LinkTypeName = typeof LinkTypeName[keyof typeof LinkTypeName];


export const LinkTypeName = {
  text: 'text',
  image_1: 'image_1',
  image_3: 'image_3',
  image_4: 'image_4',
  image_text: 'image_text',
} as const;
