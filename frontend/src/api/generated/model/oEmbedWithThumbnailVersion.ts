/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The oEmbed version.
 */
export type OEmbedWithThumbnailVersion = typeof OEmbedWithThumbnailVersion[keyof typeof OEmbedWithThumbnailVersion];


export const OEmbedWithThumbnailVersion = {
  '10': '1.0',
} as const;
