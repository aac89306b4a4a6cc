/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The mall that is searched; null where the item has an address of its own.
 */
export type Mall = typeof Mall[keyof typeof Mall];


export const Mall = {
  amazon: 'amazon',
  rakuten: 'rakuten',
  yahoo: 'yahoo',
} as const;
