import { ApiSchema } from '@nestjs/swagger';
import { LINK_LIMITS } from '../link-limits.rules.js';
import { IdListField } from '../../../common/validation/list-fields.js';

/** An order of links. */
@ApiSchema({ name: 'OrderLinks' })
export class OrderLinksRequest {
  @IdListField({
    description:
      'The IDs of your links in their new order, each at most once. Omitted ones keep their order after them.',
    max: LINK_LIMITS.perAccount,
    example: [3, 1, 2],
  })
  orders: number[];
}
