/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type GetEmbedFormat = typeof GetEmbedFormat[keyof typeof GetEmbedFormat];


export const GetEmbedFormat = {
  json: 'json',
  xml: 'xml',
} as const;
