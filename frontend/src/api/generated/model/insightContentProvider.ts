/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The provider it was posted from.
 */
export type InsightContentProvider = typeof InsightContentProvider[keyof typeof InsightContentProvider];


export const InsightContentProvider = {
  youtube: 'youtube',
  instagram: 'instagram',
  tiktok: 'tiktok',
} as const;
