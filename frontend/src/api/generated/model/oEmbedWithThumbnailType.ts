/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The kind of resource.
 */
export type OEmbedWithThumbnailType = typeof OEmbedWithThumbnailType[keyof typeof OEmbedWithThumbnailType];


export const OEmbedWithThumbnailType = {
  link: 'link',
} as const;
