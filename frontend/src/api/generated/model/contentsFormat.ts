/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The grid in which contents are first shown, by how many it shows.
 */
export type ContentsFormat = typeof ContentsFormat[keyof typeof ContentsFormat];


export const ContentsFormat = {
  NUMBER_4: 4,
  NUMBER_6: 6,
  NUMBER_9: 9,
  NUMBER_10: 10,
  NUMBER_16: 16,
} as const;
