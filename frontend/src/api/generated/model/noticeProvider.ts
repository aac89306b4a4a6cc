/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The provider of the linked account; null for other kinds.
 * @nullable
 */
export type NoticeProvider = typeof NoticeProvider[keyof typeof NoticeProvider] | null;


export const NoticeProvider = {
  youtube: 'youtube',
  instagram: 'instagram',
  tiktok: 'tiktok',
  x: 'x',
} as const;
