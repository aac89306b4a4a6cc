/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface OrderItems {
  /**
     * The IDs of items of the content in their new order, each at most once. Omitted ones keep their order after them.
     * @maxItems 200
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  orders: number[];
}
