/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * Where days begin at midnight.
 */
export type InsightsTimeZone = typeof InsightsTimeZone[keyof typeof InsightsTimeZone];


export const InsightsTimeZone = {
  'Asia/Tokyo': 'Asia/Tokyo',
} as const;
