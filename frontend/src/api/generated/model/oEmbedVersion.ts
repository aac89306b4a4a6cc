/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The oEmbed version.
 */
export type OEmbedVersion = typeof OEmbedVersion[keyof typeof OEmbedVersion];


export const OEmbedVersion = {
  '10': '1.0',
} as const;
