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
import { VisibilityResponse } from '../../visibility/dto/visibility.response.js';

/** The items of all contents of an account. */
const MAX_ITEMS = CONTENT_LIMITS.perAccount * ITEM_LIMITS.perContent;

/** The longest URL, percent-encoded in the query of an affiliate URL. */
const LONGEST_DESTINATION = 8000;

const ADDRESS = '/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08-640.webp';

/** A destination of an item. */
@ApiSchema({ name: 'ItemDestination' })
export class ItemDestinationResponse {
  @ApiProperty({
    description: 'The mall to search; null if the item has its own URL.',
    enum: MALLS,
    enumName: 'Mall',
    nullable: true,
    example: 'rakuten',
  })
  mall: Mall | null;

  @ApiText(
    'The URL to open: the item’s own, or an affiliate URL that leads there.',
    LONGEST_DESTINATION,
    'https://search.rakuten.co.jp/search/mall/%E8%8A%B1%E3%81%B0%E3%81%95%E3%81%BF/',
  )
  url: string;

  @ApiProperty({
    description: 'Whether the creator may earn a commission, so that it has to be labelled as advertising.',
    example: false,
  })
  sponsored: boolean;
}

/** An item. */
@ApiSchema({ name: 'Item' })
export class ItemResponse extends VisibilityResponse {
  @ApiInteger({ description: 'The ID of the item.', example: 56 })
  itemId: number;

  @ApiInteger({ description: 'The ID of its content.', example: 34 })
  contentId: number;

  @ApiProperty({
    description: 'Whether malls are searched for its keyword; otherwise it has a URL.',
    example: false,
  })
  majorMallFlag: boolean;

  @ApiText('The URL path of the widest picture file.', LONGEST_ADDRESS, ADDRESS)
  image: string;

  @ApiNullableText(
    'The keyword to search malls for; for an item with a URL its name, null without one.',
    ITEM_LIMITS.keyword,
    '花ばさみ',
  )
  name: string | null;

  @ApiNullableText(
    'The http or https URL of a shop; null if malls are searched.',
    URL_LIMITS.max,
    'https://example.com/scissors',
  )
  url: string | null;

  @ApiText('The same as `image`.', LONGEST_ADDRESS, ADDRESS)
  imageUrl: string;

  @ApiProperty({ description: 'The picture in all its widths.', type: PictureResponse })
  picture: PictureResponse;

  @ApiList(
    'Where to buy it: its own URL, or a search at each mall in display order.',
    ItemDestinationResponse,
    { max: MALLS.length, min: 1 },
  )
  destinations: ItemDestinationResponse[];

  @ApiProperty({
    description:
      'Whether visitors see its content now. They see its items only then. Always true for everybody but its owner.',
    example: true,
  })
  contentVisible: boolean;
}

/** Items added in one request. */
@ApiSchema({ name: 'AddedItems' })
export class AddedItemsResponse {
  @ApiList('In request order.', ItemResponse, { max: ITEM_LIMITS.perCall, min: 1 })
  results: ItemResponse[];

  @ApiInteger({ description: 'The number of added items.', maximum: ITEM_LIMITS.perCall, example: 1 })
  total: number;
}

/** A page of items. */
@ApiSchema({ name: 'ItemList' })
export class ItemListResponse {
  @ApiList('In the order of the call.', ItemResponse, { max: ITEM_LIMITS.page })
  results: ItemResponse[];

  @ApiTotal({ description: 'The total number.', maximum: MAX_ITEMS, example: 5 })
  total: number;

  @ApiNextOffset({ maximum: MAX_ITEMS, example: null })
  nextOffset: number | null;
}

/** Items read by ID. */
@ApiSchema({ name: 'ItemLookUp' })
export class ItemLookUpResponse extends LookUpResponse {
  @ApiList(
    'In the order of the given IDs, without those that do not exist, are not visible now, or whose account is not active.',
    ItemResponse,
    { max: ITEM_LIMITS.lookUpPage },
  )
  results: ItemResponse[];
}
