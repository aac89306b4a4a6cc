import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiChoice, ApiInteger } from '../../../common/http/api-fields.js';
import { BLOCK_NAMES, type BlockName } from '../block.js';

/** Where a part of a page stands. */
@ApiSchema({ name: 'BlockOrder' })
export class BlockOrderResponse {
  @ApiChoice('Which part it is: the contents, the links, or the items.', BLOCK_NAMES, 'BlockName', 'content')
  name: BlockName;

  @ApiChoice('The same as its name.', BLOCK_NAMES, 'BlockName', 'content')
  type: BlockName;

  @ApiInteger({ description: 'Its place, counted from 1.', maximum: BLOCK_NAMES.length, example: 1 })
  order: number;

  @ApiProperty({ description: 'Whether visitors see it.', example: true })
  show: boolean;
}
