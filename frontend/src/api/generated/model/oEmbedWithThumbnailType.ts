/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The oEmbed type.
 */
export type OEmbedWithThumbnailType = typeof OEmbedWithThumbnailType[keyof typeof OEmbedWithThumbnailType];


export const OEmbedWithThumbnailType = {
  link: 'link',
} as const;
