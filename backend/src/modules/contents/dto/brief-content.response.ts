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
  @ApiNullable('Its picture; null where there is none any more.', BriefPictureResponse)
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
  @ApiProperty({ description: 'The first of its media alone.', type: [BriefContentMediumResponse] })
  media: BriefContentMediumResponse[];
}

/** A page of contents for a grid. */
@ApiSchema({ name: 'BriefContentList' })
export class BriefContentListResponse extends OmitType(ContentListResponse, ['results'] as const) {
  @ApiProperty({ description: 'In the order in which the page shows them.', type: [BriefContentResponse] })
  results: BriefContentResponse[];
}
