import { ApiSchema } from '@nestjs/swagger';
import { ChoiceField, FlagField, PlaceField } from '../../../common/validation/fields.js';
import { PartListField } from '../../../common/validation/list-fields.js';
import { ACCEPTED_BLOCK_NAMES, type AcceptedBlockName, BLOCK_NAMES } from '../block.js';

/** Where a part of the own page is to stand. */
@ApiSchema({ name: 'BlockOrderInput' })
export class BlockOrderRequest {
  @ChoiceField(ACCEPTED_BLOCK_NAMES, {
    description:
      'Which part it is: the contents, the links, or the items. `post` means the contents and `recommended` the items.',
  })
  name: AcceptedBlockName;

  @ChoiceField(ACCEPTED_BLOCK_NAMES, {
    optional: true,
    description: 'The same part as the name says, as answers have it; it may be left out.',
  })
  type?: AcceptedBlockName;

  @PlaceField({ description: 'Its place, counted from 1.', max: BLOCK_NAMES.length })
  order: number;

  @FlagField({ description: 'Whether visitors see it.' })
  show: boolean;
}

/** An arrangement of a page. */
@ApiSchema({ name: 'OrderBlocks' })
export class OrderBlocksRequest {
  @PartListField(() => BlockOrderRequest, {
    description: 'Every part exactly once, on places without a gap.',
    max: BLOCK_NAMES.length,
    example: BLOCK_NAMES.map((name, index) => ({ name, order: index + 1, show: true })),
  })
  orders: BlockOrderRequest[];
}
