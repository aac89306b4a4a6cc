import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiChoice, ApiInteger } from '../../../common/http/api-fields.js';
import { BLOCK_NAMES, type BlockName } from '../block.js';

/** The position of a block. */
@ApiSchema({ name: 'BlockOrder' })
export class BlockOrderResponse {
  @ApiChoice('The block: the contents, the links, or the items.', BLOCK_NAMES, 'BlockName', 'content')
  name: BlockName;

  @ApiChoice('The same as `name`.', BLOCK_NAMES, 'BlockName', 'content')
  type: BlockName;

  @ApiInteger({ description: 'The position, counted from 1.', maximum: BLOCK_NAMES.length, example: 1 })
  order: number;

  @ApiProperty({ description: 'Whether visitors see it.', example: true })
  show: boolean;
}
