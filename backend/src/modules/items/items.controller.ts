import { applyDecorators, Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiSummary, NoContent } from '../../common/http/api-operations.js';
import { ApiAccountParam } from '../accounts/account-reference.param.js';
import { ApiIdParam } from '../../common/http/api-fields.js';
import { Public } from '../../common/auth/public.decorator.js';
import { AccountId, ViewerId } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { Forbidden, InvalidInput } from '../../common/errors/request-errors.js';
import { Keep } from '../../answers/keep.interceptor.js';
import { MayLag } from '../../answers/may-lag.interceptor.js';
import { Multipart } from '../../common/http/multipart.js';
import { MAX_LIST_LENGTH, type MultipartForm } from '../../common/http/multipart-form.js';
import { ITEM_LIMITS } from './item-limits.rules.js';
import { IntegerIdPipe } from '../../common/validation/integer-id.pipe.js';
import { Throttled } from '../../security/throttling/throttled.decorator.js';
import { AccountNotFound } from '../accounts/accounts.errors.js';
import { ContentNotFound } from '../contents/contents.errors.js';
import { PICTURE_FAILURES } from '../pictures/pictures.errors.js';
import {
  AddedItemsResponse,
  ItemListResponse,
  ItemLookUpResponse,
  ItemResponse,
} from './dto/item.response.js';
import { ListItemsQuery } from './dto/list-items.query.js';
import { LookUpItemsQuery } from './dto/look-up-items.query.js';
import { OrderItemsRequest } from './dto/order-items.request.js';
import { AddItemsRequest, UpdateItemRequest } from './dto/write-item.request.js';
import { toItem, toItemChanges, toItemInput, toItemList, toItemLookUp } from './item.mapper.js';
import { ItemNotFound, ItemsChanged, TooManyItems } from './items.errors.js';
import { ItemsService } from './items.service.js';

/** The multipart form of items: a picture and up to seven fields each. */
const ITEM_FORM: MultipartForm = {
  files: /^items\[\d{1,2}\]\[image\]$/,
  maxFiles: ITEM_LIMITS.perCall,
  maxFields: 7 * MAX_LIST_LENGTH,
  lists: { items: 'objects' },
};

/** The multipart form of a changed item. */
const CHANGED_ITEM_FORM: MultipartForm = { files: /^image$/, maxFiles: 1, maxFields: 7 };

const ApiContentId = (): MethodDecorator => ApiIdParam('id', 'The ID of the content.', 34);

const ApiItemIds = (): MethodDecorator =>
  applyDecorators(
    ApiIdParam('itemId', 'The ID of the item.', 56),
    ApiIdParam('contentId', 'The ID of its content.', 34),
  );

@ApiTags('items')
@Controller('api/items')
export class ItemsController {
  constructor(private readonly items: ItemsService) {}

  @Get()
  @Public('anonymous')
  @MayLag()
  @ApiSummary(
    'Get items by ID',
    'Returns items of any accounts in the order of the given IDs, for example a list of favorites. Items that do not exist, are not visible now, or whose account is not active, are left out; `goneIds` lists the deleted ones, so that a client can drop exactly those. Items are included even if their page hides items.',
  )
  @ApiOkResponse({ description: 'A page of items.', type: ItemLookUpResponse })
  @Fails(InvalidInput)
  async lookUpItems(@Query() { itemIds, ...range }: LookUpItemsQuery): Promise<ItemLookUpResponse> {
    return toItemLookUp(await this.items.lookUp(itemIds, range));
  }

  @Get('accounts/:displayId')
  @Public()
  @Keep()
  @MayLag()
  @ApiSummary(
    'List the items of an account',
    'Lists the items of all contents of an account: those of the newest content first, and within a content in the order its owner gave them. Those that are hidden, drafts or outside their time, like their contents, are only in the owner’s list; if the owner has hidden all of them, the list is empty for everybody else.',
  )
  @ApiAccountParam()
  @ApiOkResponse({ description: 'A page of items.', type: ItemListResponse })
  @Fails(InvalidInput, AccountNotFound)
  async listItems(
    @Param('displayId') displayId: string,
    @Query() query: ListItemsQuery,
    @ViewerId() viewerId: string | null,
  ): Promise<ItemListResponse> {
    return toItemList(await this.items.list(displayId, viewerId, query), viewerId);
  }

  @Get('contents/:id')
  @Public()
  @MayLag()
  @ApiSummary(
    'List the items of a content',
    'Lists the items of a content in the order its owner gave them, new ones last, even if its page hides items. Those that are hidden, drafts or outside their time are only listed for their owner, like the items of such a content.',
  )
  @ApiContentId()
  @ApiOkResponse({ description: 'A page of items.', type: ItemListResponse })
  @Fails(InvalidInput, ContentNotFound)
  async listContentItems(
    @Param('id', IntegerIdPipe) id: number,
    @Query() query: ListItemsQuery,
    @ViewerId() viewerId: string | null,
  ): Promise<ItemListResponse> {
    return toItemList(await this.items.listOfContent(id, viewerId, query), viewerId);
  }

  @Post('contents/:id')
  @Throttled('UPLOAD')
  @Multipart(ITEM_FORM)
  @ApiContentId()
  @ApiSummary(
    'Add items to a content',
    'Adds all the items to one of your contents, or none. Each has a keyword or a URL, which may have a name, and a picture as a file or by name. In a form, the first item is `items[0][majorMallFlag]` (`1` or `0`), `items[0][name]` and `items[0][url]`, `items[0][image]` (a file) or `items[0][imageFileName]`, and `items[0][visibility]`, `items[0][visibleFrom]` and `items[0][visibleUntil]`; the second is `items[1][majorMallFlag]` and so on.',
  )
  @ApiCreatedResponse({ description: 'The new items.', type: AddedItemsResponse })
  @Fails(ContentNotFound, Forbidden, TooManyItems, ...PICTURE_FAILURES)
  async addItems(
    @AccountId() accountId: string,
    @Param('id', IntegerIdPipe) id: number,
    @Body() body: AddItemsRequest,
  ): Promise<AddedItemsResponse> {
    const added = await this.items.add(accountId, id, body.items.map(toItemInput));
    return { results: added.map((item) => toItem(item, accountId)), total: added.length };
  }

  @Patch('contents/:id/orders')
  @ApiContentId()
  @ApiSummary(
    'Reorder the items of a content',
    'Sets the order of all items or of none. Items that are left out follow in their previous order; items added later come last.',
  )
  @NoContent('The items have been reordered.')
  @Fails(InvalidInput, ContentNotFound, Forbidden, ItemsChanged)
  async orderItems(
    @AccountId() accountId: string,
    @Param('id', IntegerIdPipe) id: number,
    @Body() { orders }: OrderItemsRequest,
  ): Promise<void> {
    await this.items.reorder(accountId, id, orders);
  }

  @Patch(':itemId/contents/:contentId')
  @Throttled('UPLOAD')
  @Multipart(CHANGED_ITEM_FORM)
  @ApiItemIds()
  @ApiSummary(
    'Update an item',
    'Updates the given fields of an item of one of your contents, all of them or none; omitted fields stay as they are. It can turn from a keyword to a URL and back; what was published cannot become a draft. A new picture replaces the previous one; in a form it is `image` (a file) or `imageFileName`.',
  )
  @ApiOkResponse({ description: 'The updated item.', type: ItemResponse })
  @Fails(ContentNotFound, ItemNotFound, Forbidden, ...PICTURE_FAILURES)
  async updateItem(
    @AccountId() accountId: string,
    @Param('itemId', IntegerIdPipe) itemId: number,
    @Param('contentId', IntegerIdPipe) contentId: number,
    @Body() body: UpdateItemRequest,
  ): Promise<ItemResponse> {
    return toItem(await this.items.update(accountId, contentId, itemId, toItemChanges(body)), accountId);
  }

  @Delete(':itemId/contents/:contentId')
  @ApiItemIds()
  @ApiSummary('Delete an item', 'Deletes an item of one of your contents, with its picture.')
  @NoContent('The item has been deleted.')
  @Fails(InvalidInput, ContentNotFound, ItemNotFound, Forbidden)
  async deleteItem(
    @AccountId() accountId: string,
    @Param('itemId', IntegerIdPipe) itemId: number,
    @Param('contentId', IntegerIdPipe) contentId: number,
  ): Promise<void> {
    await this.items.delete(accountId, contentId, itemId);
  }
}
