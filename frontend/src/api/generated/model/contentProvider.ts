/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The provider it was posted from.
 */
export type ContentProvider = typeof ContentProvider[keyof typeof ContentProvider];


export const ContentProvider = {
  youtube: 'youtube',
  instagram: 'instagram',
  tiktok: 'tiktok',
} as const;
