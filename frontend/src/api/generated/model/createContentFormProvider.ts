/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The provider it comes from.
 */
export type CreateContentFormProvider = typeof CreateContentFormProvider[keyof typeof CreateContentFormProvider];


export const CreateContentFormProvider = {
  youtube: 'youtube',
  instagram: 'instagram',
  tiktok: 'tiktok',
} as const;
