import { ApiSchema } from '@nestjs/swagger';
import { ChoiceField, FlagField, PlaceField } from '../../../common/validation/fields.js';
import { PartListField } from '../../../common/validation/list-fields.js';
import { ACCEPTED_BLOCK_NAMES, type AcceptedBlockName, BLOCK_NAMES } from '../block.js';

/** The new position of a block. */
@ApiSchema({ name: 'BlockOrderInput' })
export class BlockOrderRequest {
  @ChoiceField(ACCEPTED_BLOCK_NAMES, {
    description:
      'The block: the contents, the links, or the items. `post` also means the contents, and `recommended` the items.',
  })
  name: AcceptedBlockName;

  @ChoiceField(ACCEPTED_BLOCK_NAMES, {
    optional: true,
    description: 'The same as `name`, as in responses; may be omitted.',
  })
  type?: AcceptedBlockName;

  @PlaceField({ description: 'The position, counted from 1.', max: BLOCK_NAMES.length })
  order: number;

  @FlagField({ description: 'Whether visitors see it.' })
  show: boolean;
}

/** An arrangement of a page. */
@ApiSchema({ name: 'OrderBlocks' })
export class OrderBlocksRequest {
  @PartListField(() => BlockOrderRequest, {
    description: 'Every block exactly once, with positions without gaps.',
    max: BLOCK_NAMES.length,
    example: BLOCK_NAMES.map((name, index) => ({ name, order: index + 1, show: true })),
  })
  orders: BlockOrderRequest[];
}
