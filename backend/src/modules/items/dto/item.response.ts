import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  ApiInteger,
  ApiList,
  ApiNextOffset,
  ApiNullableText,
  ApiText,
  ApiTotal,
} from '../../../common/http/api-fields.js';
import { URL_LIMITS } from '../../../common/rules/web-address.js';
import { CONTENT_LIMITS } from '../../contents/content-limits.rules.js';
import { ITEM_LIMITS } from '../item-limits.rules.js';
import { type Mall, MALLS } from '../malls.rules.js';
import { LookUpResponse } from '../../../common/http/look-up.response.js';
import { LONGEST_ADDRESS, PictureResponse } from '../../pictures/dto/picture.response.js';

/** The items of all contents of an account. */
const MAX_ITEMS = CONTENT_LIMITS.perAccount * ITEM_LIMITS.perContent;

/** The longest URL, percent-encoded in the query of an affiliate URL. */
const LONGEST_DESTINATION = 8000;

const ADDRESS = '/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08-640.webp';

/** A destination of an item. */
@ApiSchema({ name: 'ItemDestination' })
export class ItemDestinationResponse {
  @ApiProperty({
    description: 'The mall that is searched; null where the item has an address of its own.',
    enum: MALLS,
    enumName: 'Mall',
    nullable: true,
    example: 'rakuten',
  })
  mall: Mall | null;

  @ApiText(
    'Where a visitor is sent: the address itself, or one that leads there and pays the creator.',
    LONGEST_DESTINATION,
    'https://search.rakuten.co.jp/search/mall/%E8%8A%B1%E3%81%B0%E3%81%95%E3%81%BF/',
  )
  url: string;

  @ApiProperty({
    description: 'Whether the creator may earn with it, so that it has to be labelled as advertising.',
    example: false,
  })
  sponsored: boolean;
}

/** An item. */
@ApiSchema({ name: 'Item' })
export class ItemResponse {
  @ApiInteger({ description: 'Names the item.', example: 56 })
  itemId: number;

  @ApiInteger({ description: 'The content that it is recommended with.', example: 34 })
  contentId: number;

  @ApiProperty({
    description: 'Whether it is looked for by its name, at a mall that the visitor chooses.',
    example: false,
  })
  majorMallFlag: boolean;

  @ApiText('The address of the widest file of its picture, on this host.', LONGEST_ADDRESS, ADDRESS)
  image: string;

  @ApiNullableText(
    'The keyword that malls are searched for; null where there is an address.',
    ITEM_LIMITS.keyword,
    '花ばさみ',
  )
  name: string | null;

  @ApiNullableText(
    'Where it is to be had, http or https; null where a mall is asked.',
    URL_LIMITS.max,
    'https://example.com/scissors',
  )
  url: string | null;

  @ApiText('The same address as `image`.', LONGEST_ADDRESS, ADDRESS)
  imageUrl: string;

  @ApiProperty({ description: 'Its picture in all its widths.', type: PictureResponse })
  picture: PictureResponse;

  @ApiList(
    'Every way to it: its address, or a search at each mall, in the order of a chooser.',
    ItemDestinationResponse,
    { max: MALLS.length, min: 1 },
  )
  destinations: ItemDestinationResponse[];
}

/** Items added in one request. */
@ApiSchema({ name: 'AddedItems' })
export class AddedItemsResponse {
  @ApiList('In the order in which they were sent.', ItemResponse, { max: ITEM_LIMITS.perCall, min: 1 })
  results: ItemResponse[];

  @ApiInteger({ description: 'How many were added.', maximum: ITEM_LIMITS.perCall, example: 1 })
  total: number;
}

/** A page of items. */
@ApiSchema({ name: 'ItemList' })
export class ItemListResponse {
  @ApiList('The newest first.', ItemResponse, { max: ITEM_LIMITS.page })
  results: ItemResponse[];

  @ApiTotal({ description: 'How many there are in all.', maximum: MAX_ITEMS, example: 5 })
  total: number;

  @ApiNextOffset({ maximum: MAX_ITEMS, example: null })
  nextOffset: number | null;
}

/** Items read by ID. */
@ApiSchema({ name: 'ItemLookUp' })
export class ItemLookUpResponse extends LookUpResponse {
  @ApiList(
    'In the order in which they were asked for. Those that are not there, or whose account is not, are left out.',
    ItemResponse,
    { max: ITEM_LIMITS.lookUpPage },
  )
  results: ItemResponse[];
}
