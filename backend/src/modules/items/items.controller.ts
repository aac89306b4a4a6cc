import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiSummary, NoContent } from '../../common/http/api-operations.js';
import { ApiAccountParam } from '../accounts/account-reference.param.js';
import { ApiIdParam } from '../../common/http/api-fields.js';
import { Public } from '../../common/auth/public.decorator.js';
import { AccountId, ViewerId } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { Forbidden, InvalidInput } from '../../common/errors/request-errors.js';
import { MayLag } from '../../common/http/may-lag.interceptor.js';
import { Multipart } from '../../common/http/multipart.js';
import { MAX_LIST_LENGTH, type MultipartForm } from '../../common/http/multipart-form.js';
import { ITEM_LIMITS } from './item-limits.rules.js';
import { IntegerIdPipe } from '../../common/validation/integer-id.pipe.js';
import { Throttled } from '../../security/throttling/throttled.decorator.js';
import { AccountNotFound } from '../accounts/accounts.errors.js';
import { ContentNotFound } from '../contents/contents.errors.js';
import { PICTURE_FAILURES } from '../pictures/pictures.errors.js';
import { AddedItemsResponse, ItemListResponse, ItemLookUpResponse } from './dto/item.response.js';
import { ListItemsQuery } from './dto/list-items.query.js';
import { LookUpItemsQuery } from './dto/look-up-items.query.js';
import { AddItemsRequest } from './dto/write-item.request.js';
import { toItem, toItemInput, toItemList, toItemLookUp } from './item.mapper.js';
import { ItemNotFound, TooManyItems } from './items.errors.js';
import { ItemsService } from './items.service.js';

/** The multipart form of items: a picture and up to four fields each. */
const ITEM_FORM: MultipartForm = {
  files: /^items\[\d{1,2}\]\[image\]$/,
  maxFiles: ITEM_LIMITS.perCall,
  maxFields: 4 * MAX_LIST_LENGTH,
  lists: { items: 'objects' },
};

const ApiContentId = (): MethodDecorator => ApiIdParam('id', 'The content, as the list names it.', 34);

@ApiTags('items')
@Controller('api/items')
export class ItemsController {
  constructor(private readonly items: ItemsService) {}

  @Get()
  @Public('anonymous')
  @MayLag()
  @ApiSummary(
    'Read items by their ids',
    'Items of any accounts, in the order in which they are named: favourites, say. Those that are not there are left out, and those of accounts that are not; `goneIds` names those that were deleted, so that a list of favourites lets go of nothing else. Whether a page shows its items does not matter.',
  )
  @ApiOkResponse({ description: 'A part of the items.', type: ItemLookUpResponse })
  @Fails(InvalidInput)
  async lookUpItems(@Query() { itemIds, ...range }: LookUpItemsQuery): Promise<ItemLookUpResponse> {
    return toItemLookUp(await this.items.lookUp(itemIds, range));
  }

  @Get('accounts/:displayId')
  @Public()
  @MayLag()
  @ApiSummary(
    'Read the items of a page',
    'What an account recommends with all of its contents, the newest first. Where the owner has hidden them, nobody else sees any.',
  )
  @ApiAccountParam()
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
  @MayLag()
  @ApiSummary(
    'Read the items of a content',
    'What is recommended with one content, the newest first, whether or not its page shows items.',
  )
  @ApiContentId()
  @ApiOkResponse({ description: 'A part of the items.', type: ItemListResponse })
  @Fails(InvalidInput, ContentNotFound)
  async listContentItems(
    @Param('id', IntegerIdPipe) id: number,
    @Query() query: ListItemsQuery,
  ): Promise<ItemListResponse> {
    return toItemList(await this.items.listOfContent(id, query));
  }

  @Post('contents/:id')
  @Throttled('UPLOAD')
  @Multipart(ITEM_FORM)
  @ApiContentId()
  @ApiSummary(
    'Add items to a content',
    'Adds items to an own content: all of them, or none. Each has a keyword that malls are searched for, or an address, and a picture: a file, or one that is stored. A form has for the first of them `items[0][majorMallFlag]` (`1` or `0`), `items[0][name]` or else `items[0][url]`, and a file as `items[0][image]` or else `items[0][imageFileName]`; for the second, `items[1][majorMallFlag]` and so on.',
  )
  @ApiCreatedResponse({ description: 'The new items.', type: AddedItemsResponse })
  @Fails(ContentNotFound, Forbidden, TooManyItems, ...PICTURE_FAILURES)
  async addItems(
    @AccountId() accountId: string,
    @Param('id', IntegerIdPipe) id: number,
    @Body() body: AddItemsRequest,
  ): Promise<AddedItemsResponse> {
    const added = await this.items.add(accountId, id, body.items.map(toItemInput));
    return { results: added.map(toItem), total: added.length };
  }

  @Delete(':itemId/contents/:contentId')
  @ApiIdParam('itemId', 'The item, as the list names it.', 56)
  @ApiIdParam('contentId', 'The content that it belongs to.', 34)
  @ApiSummary('Delete an item', 'Deletes an item of an own content, with its picture.')
  @NoContent('The item is gone.')
  @Fails(InvalidInput, ContentNotFound, ItemNotFound, Forbidden)
  async deleteItem(
    @AccountId() accountId: string,
    @Param('itemId', IntegerIdPipe) itemId: number,
    @Param('contentId', IntegerIdPipe) contentId: number,
  ): Promise<void> {
    await this.items.delete(accountId, contentId, itemId);
  }
}
