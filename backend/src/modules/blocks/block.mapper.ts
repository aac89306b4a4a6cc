import { BLOCK_NAMED, type BlockView } from './block.js';
import { type BlockPlace } from './blocks.service.js';
import { type BlockOrderRequest } from './dto/order-blocks.request.js';
import { type BlockOrderResponse } from './dto/block-order.response.js';

/** The parts of a page as they are answered, each with its place. */
export function toBlockOrders(blocks: readonly BlockView[]): BlockOrderResponse[] {
  return blocks.map(({ name, shown }, index) => ({ name, type: name, order: index + 1, show: shown }));
}

/** Where a part is to stand, under its own name. */
export function toBlockPlace({ name, type = name, order, show }: BlockOrderRequest): BlockPlace {
  return { name: BLOCK_NAMED[name], type: BLOCK_NAMED[type], order, shown: show };
}
