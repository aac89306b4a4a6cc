import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '../../../common/rules/limits.js';
import { LONGEST_ADDRESS, PictureResponse } from '../../pictures/dto/picture.response.js';

const { items } = LIMITS;

/** As many as all contents of an account can have. */
const MOST_ITEMS = LIMITS.contents.perAccount * items.perContent;

const ADDRESS = '/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08-640.webp';

/** Something that a creator recommends. */
@ApiSchema({ name: 'Item' })
export class ItemResponse {
  @ApiProperty({
    description: 'Names the item.',
    type: 'integer',
    minimum: 1,
    maximum: 2_147_483_647,
    example: 56,
  })
  itemId: number;

  @ApiProperty({
    description: 'Whether it is looked for by its name, at a mall that the visitor chooses.',
    example: false,
  })
  majorMallFlag: boolean;

  @ApiProperty({
    description: 'The address of the widest file of its picture, on this host.',
    maxLength: LONGEST_ADDRESS,
    example: ADDRESS,
  })
  image: string;

  @ApiProperty({
    description: 'The keyword that malls are searched for; null where there is an address.',
    type: 'string',
    nullable: true,
    maxLength: items.keyword,
    example: '花ばさみ',
  })
  name: string | null;

  @ApiProperty({
    description: 'Where it is to be had, http or https; null where a mall is asked.',
    type: 'string',
    nullable: true,
    maxLength: LIMITS.url.max,
    example: 'https://example.com/scissors',
  })
  url: string | null;

  @ApiProperty({
    description: 'The same address as `image`.',
    maxLength: LONGEST_ADDRESS,
    example: ADDRESS,
  })
  imageUrl: string;

  @ApiProperty({ description: 'Its picture in all its widths.', type: PictureResponse })
  picture: PictureResponse;
}

/** A part of a list of items. */
@ApiSchema({ name: 'ItemList' })
export class ItemListResponse {
  @ApiProperty({
    description: 'The newest first.',
    type: [ItemResponse],
    maxItems: items.page,
  })
  results: ItemResponse[];

  @ApiProperty({
    description: 'How many there are in all.',
    type: 'integer',
    minimum: 0,
    maximum: MOST_ITEMS,
    example: 5,
  })
  total: number;

  @ApiProperty({
    description: 'Where the next part begins; null after the last one.',
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: MOST_ITEMS,
    example: null,
  })
  nextOffset: number | null;
}
