/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The mall that an item is searched at.
 */
export type PressMall = typeof PressMall[keyof typeof PressMall];


export const PressMall = {
  amazon: 'amazon',
  rakuten: 'rakuten',
  yahoo: 'yahoo',
} as const;
