import { ApiProperty, ApiSchema, OmitType, PickType } from '@nestjs/swagger';
import { ApiNullable, ApiNullableText } from '../../../common/http/api-fields.js';
import { BriefPictureResponse } from '../../pictures/dto/brief-picture.response.js';
import { CONTENT_LIMITS } from '../content-limits.rules.js';
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
  @ApiNullableText(
    'The first line of its text, cut as its name, if it has no title; null otherwise.',
    CONTENT_LIMITS.text,
    '長もちさせるコツもお話しします。',
  )
  description: string | null;

  @ApiProperty({ description: 'Only the first medium.', type: [BriefContentMediumResponse] })
  media: BriefContentMediumResponse[];
}

/** A page of contents for a grid. */
@ApiSchema({ name: 'BriefContentList' })
export class BriefContentListResponse extends OmitType(ContentListResponse, ['results'] as const) {
  @ApiProperty({ description: 'In page order.', type: [BriefContentResponse] })
  results: BriefContentResponse[];
}
