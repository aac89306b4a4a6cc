import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/auth/public.decorator.js';
import { ViewerId } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { LARGEST_ID } from '../../common/validation/fields.js';
import { IntegerIdPipe } from '../../common/validation/integer-id.pipe.js';
import { AccountNotFound } from '../accounts/accounts.errors.js';
import { ContentNotFound } from '../contents/contents.errors.js';
import { ItemListResponse } from './dto/item.response.js';
import { ListItemsQuery } from './dto/list-items.query.js';
import { toItemList } from './item.mapper.js';
import { ItemsService } from './items.service.js';

@ApiTags('items')
@Controller('api/items')
export class ItemsController {
  constructor(private readonly items: ItemsService) {}

  @Get('accounts/:displayId')
  @Public()
  @ApiOperation({
    operationId: 'listItems',
    summary: 'Read the items of a page',
    description:
      'What an account recommends with all of its contents, the newest first. Where the owner has hidden them, nobody else sees any.',
  })
  @ApiParam({
    name: 'displayId',
    description: 'A display ID, without regard to case, or an account ID.',
    schema: { type: 'string', maxLength: 36, example: 'hana.yamada' },
  })
  @ApiOkResponse({ description: 'A part of the items.', type: ItemListResponse })
  @Fails(InvalidInput, AccountNotFound)
  async listItems(
    @Param('displayId') displayId: string,
    @Query() query: ListItemsQuery,
    @ViewerId() viewerId: string | null,
  ): Promise<ItemListResponse> {
    return toItemList(await this.items.list(displayId, viewerId, query));
  }

  @Get('contents/:id')
  @Public('anonymous')
  @ApiOperation({
    operationId: 'listContentItems',
    summary: 'Read the items of a content',
    description:
      'What is recommended with one content, the newest first, whether or not its page shows items.',
  })
  @ApiParam({
    name: 'id',
    description: 'The content, as the list names it.',
    schema: { type: 'integer', minimum: 1, maximum: LARGEST_ID, example: 34 },
  })
  @ApiOkResponse({ description: 'A part of the items.', type: ItemListResponse })
  @Fails(InvalidInput, ContentNotFound)
  async listContentItems(
    @Param('id', IntegerIdPipe) id: number,
    @Query() query: ListItemsQuery,
  ): Promise<ItemListResponse> {
    return toItemList(await this.items.listOfContent(id, query));
  }
}
