import { ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '../../../common/rules/limits.js';
import { IdListField } from '../../../common/validation/list-fields.js';

/** An order of links. */
@ApiSchema({ name: 'OrderLinks' })
export class OrderLinksRequest {
  @IdListField({
    description:
      'Own links, the first one first; each at most once. Those that are left out keep their order behind them.',
    max: LIMITS.links.perAccount,
    example: [3, 1, 2],
  })
  orders: number[];
}
