/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * Where it was posted first.
 */
export type InsightContentProvider = typeof InsightContentProvider[keyof typeof InsightContentProvider];


export const InsightContentProvider = {
  youtube: 'youtube',
  instagram: 'instagram',
  tiktok: 'tiktok',
} as const;
