/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The time zone of the days.
 */
export type InsightsTimeZone = typeof InsightsTimeZone[keyof typeof InsightsTimeZone];


export const InsightsTimeZone = {
  'Asia/Tokyo': 'Asia/Tokyo',
} as const;
