/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The provider; must match the one in the path.
 */
export type LinkageReturnProvider = typeof LinkageReturnProvider[keyof typeof LinkageReturnProvider];


export const LinkageReturnProvider = {
  youtube: 'youtube',
  instagram: 'instagram',
  tiktok: 'tiktok',
  x: 'x',
} as const;
