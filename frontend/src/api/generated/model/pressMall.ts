/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The mall at which an item is searched.
 */
export type PressMall = typeof PressMall[keyof typeof PressMall];


export const PressMall = {
  amazon: 'amazon',
  rakuten: 'rakuten',
  yahoo: 'yahoo',
} as const;
