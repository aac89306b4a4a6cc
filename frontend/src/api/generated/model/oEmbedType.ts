/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The oEmbed type.
 */
export type OEmbedType = typeof OEmbedType[keyof typeof OEmbedType];


export const OEmbedType = {
  link: 'link',
} as const;
