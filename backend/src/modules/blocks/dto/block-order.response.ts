import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiInteger } from '../../../common/http/api-fields.js';
import { BLOCK_NAMES, type BlockName } from '../block.js';

/** Where a part of a page stands. */
@ApiSchema({ name: 'BlockOrder' })
export class BlockOrderResponse {
  @ApiProperty({
    description: 'Which part it is: the contents, the links, or the items.',
    enum: BLOCK_NAMES,
    enumName: 'BlockName',
    example: 'content',
  })
  name: BlockName;

  @ApiProperty({
    description: 'The same as its name.',
    enum: BLOCK_NAMES,
    enumName: 'BlockName',
    example: 'content',
  })
  type: BlockName;

  @ApiInteger({ description: 'Its place, counted from 1.', maximum: BLOCK_NAMES.length, example: 1 })
  order: number;

  @ApiProperty({ description: 'Whether visitors see it.', example: true })
  show: boolean;
}
