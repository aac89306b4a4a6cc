import { BLOCK_NAMED, type BlockView } from './block.js';
import { type BlockPlace } from './blocks.service.js';
import { type BlockOrderRequest } from './dto/order-blocks.request.js';
import { type BlockOrderResponse } from './dto/block-order.response.js';

/** The blocks of a page in the response, each with its place. */
export function toBlockOrders(blocks: readonly BlockView[]): BlockOrderResponse[] {
  return blocks.map(({ name, shown }, index) => ({ name, type: name, order: index + 1, show: shown }));
}

/** The requested place, with aliases resolved. */
export function toBlockPlace({ name, type = name, order, show }: BlockOrderRequest): BlockPlace {
  return { name: BLOCK_NAMED[name], type: BLOCK_NAMED[type], order, shown: show };
}
