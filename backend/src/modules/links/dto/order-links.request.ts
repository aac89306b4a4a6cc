import { ApiSchema } from '@nestjs/swagger';
import { LINK_LIMITS } from '../link-limits.rules.js';
import { IdListField } from '../../../common/validation/list-fields.js';

/** An order of links. */
@ApiSchema({ name: 'OrderLinks' })
export class OrderLinksRequest {
  @IdListField({
    description:
      'Own links, the first one first; each at most once. Those that are left out keep their order behind them.',
    max: LINK_LIMITS.perAccount,
    example: [3, 1, 2],
  })
  orders: number[];
}
