import { ApiProperty, ApiSchema, OmitType, PickType } from '@nestjs/swagger';
import { ApiNullable } from '../../../common/http/api-fields.js';
import { BriefPictureResponse } from '../../pictures/dto/brief-picture.response.js';
import { ContentListResponse, ContentMediumResponse, ContentResponse } from './content.response.js';

/** A picture or video in a grid. */
@ApiSchema({ name: 'BriefContentMedium' })
export class BriefContentMediumResponse extends PickType(ContentMediumResponse, [
  'videoFlag',
  'videoUrl',
] as const) {
  @ApiNullable('The picture; null if it had to be removed.', BriefPictureResponse)
  picture: BriefPictureResponse | null;
}

/** A content in a grid, without its long texts. */
@ApiSchema({ name: 'BriefContent' })
export class BriefContentResponse extends PickType(ContentResponse, [
  'contentId',
  'provider',
  'publishedAt',
  'title',
  'contentUrl',
  'isItemLinked',
] as const) {
  @ApiProperty({ description: 'Only the first medium.', type: [BriefContentMediumResponse] })
  media: BriefContentMediumResponse[];
}

/** A page of contents for a grid. */
@ApiSchema({ name: 'BriefContentList' })
export class BriefContentListResponse extends OmitType(ContentListResponse, ['results'] as const) {
  @ApiProperty({ description: 'In page order.', type: [BriefContentResponse] })
  results: BriefContentResponse[];
}
