import { ApiProperty, ApiSchema, OmitType } from '@nestjs/swagger';
import { BriefPictureResponse } from '../../pictures/dto/brief-picture.response.js';
import { ItemListResponse, ItemResponse } from './item.response.js';

/** An item in a grid. */
@ApiSchema({ name: 'BriefItem' })
export class BriefItemResponse extends OmitType(ItemResponse, [
  'image',
  'imageUrl',
  'picture',
  'visibility',
  'visibleFrom',
  'visibleUntil',
  'contentVisible',
] as const) {
  @ApiProperty({ description: 'The picture.', type: BriefPictureResponse })
  picture: BriefPictureResponse;
}

/** A page of items for a grid. */
@ApiSchema({ name: 'BriefItemList' })
export class BriefItemListResponse extends OmitType(ItemListResponse, ['results'] as const) {
  @ApiProperty({
    description: 'The newest content’s first, and within a content in their order.',
    type: [BriefItemResponse],
  })
  results: BriefItemResponse[];
}
