/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface OrderContents {
  /**
     * Own contents, the first one first; each at most once. Those that are left out keep their order behind them.
     * @maxItems 200
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  orders: number[];
}
