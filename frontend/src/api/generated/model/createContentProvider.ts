/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The provider it comes from.
 */
export type CreateContentProvider = typeof CreateContentProvider[keyof typeof CreateContentProvider];


export const CreateContentProvider = {
  youtube: 'youtube',
  instagram: 'instagram',
  tiktok: 'tiktok',
} as const;
