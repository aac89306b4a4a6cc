/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface OrderLinks {
  /**
     * The IDs of your links in their new order, each at most once. Omitted ones keep their order after them.
     * @maxItems 100
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  orders: number[];
}
