/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The provider of the account.
 */
export type LinkageProvider = typeof LinkageProvider[keyof typeof LinkageProvider];


export const LinkageProvider = {
  youtube: 'youtube',
  instagram: 'instagram',
  tiktok: 'tiktok',
  x: 'x',
} as const;
