import { ApiSchema } from '@nestjs/swagger';
import { IdListField } from '../../../common/validation/list-fields.js';
import { ITEM_LIMITS } from '../item-limits.rules.js';

/** An order of the items of a content. */
@ApiSchema({ name: 'OrderItems' })
export class OrderItemsRequest {
  @IdListField({
    description:
      'The IDs of items of the content in their new order, each at most once. Omitted ones keep their order after them.',
    max: ITEM_LIMITS.perContent,
    example: [3, 1, 2],
  })
  orders: number[];
}
