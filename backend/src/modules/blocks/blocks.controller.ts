import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiSummary, NoContent } from '../../common/http/api-operations.js';
import { AccountId } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { toBlockPlace } from './block.mapper.js';
import { BlocksService } from './blocks.service.js';
import { OrderBlocksRequest } from './dto/order-blocks.request.js';

@ApiTags('blocks')
@Controller('api/blocks')
export class BlocksController {
  constructor(private readonly blocks: BlocksService) {}

  @Put(':id/orders')
  @ApiSummary(
    "Update the page's blocks",
    'Sets the order of all blocks and which of them visitors see. If several requests arrive at once, the last one wins.',
  )
  @ApiParam({
    name: 'id',
    description: 'Your account ID.',
    schema: { type: 'string', format: 'uuid', example: '019aa2b4-6c1e-7cc3-a8f5-3f1d6a0c9b11' },
  })
  @NoContent('The blocks have been updated.')
  @Fails()
  async orderBlocks(
    @AccountId() accountId: string,
    @Param('id') id: string,
    @Body() { orders }: OrderBlocksRequest,
  ): Promise<void> {
    await this.blocks.arrange(accountId, id, orders.map(toBlockPlace));
  }
}
