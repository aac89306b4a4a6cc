/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The service once more; it must be the one in the address.
 */
export type LinkageReturnProvider = typeof LinkageReturnProvider[keyof typeof LinkageReturnProvider];


export const LinkageReturnProvider = {
  youtube: 'youtube',
  instagram: 'instagram',
  tiktok: 'tiktok',
  x: 'x',
} as const;
