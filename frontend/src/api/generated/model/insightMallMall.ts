/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The mall that was searched; null for the item's own URL.
 * @nullable
 */
export type InsightMallMall = typeof InsightMallMall[keyof typeof InsightMallMall] | null;


export const InsightMallMall = {
  amazon: 'amazon',
  rakuten: 'rakuten',
  yahoo: 'yahoo',
} as const;
