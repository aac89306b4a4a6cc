/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The mall to search; null if the item has its own URL.
 */
export type Mall = typeof Mall[keyof typeof Mall];


export const Mall = {
  amazon: 'amazon',
  rakuten: 'rakuten',
  yahoo: 'yahoo',
} as const;
