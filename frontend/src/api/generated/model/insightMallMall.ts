/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The mall where it was searched; null for its own URL.
 * @nullable
 */
export type InsightMallMall = typeof InsightMallMall[keyof typeof InsightMallMall] | null;


export const InsightMallMall = {
  amazon: 'amazon',
  rakuten: 'rakuten',
  yahoo: 'yahoo',
} as const;
