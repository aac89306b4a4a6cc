import { ApiProperty, ApiSchema, OmitType, PickType } from '@nestjs/swagger';
import { BriefPictureResponse } from '../../pictures/dto/brief-picture.response.js';
import { ContentListResponse, ContentMediumResponse, ContentResponse } from './content.response.js';

/** What a grid shows of a picture or video. */
@ApiSchema({ name: 'BriefContentMedium' })
export class BriefContentMediumResponse extends PickType(ContentMediumResponse, [
  'videoFlag',
  'videoUrl',
] as const) {
  @ApiProperty({
    description: 'Its picture; null where there is none any more.',
    type: BriefPictureResponse,
    nullable: true,
  })
  picture: BriefPictureResponse | null;
}

/** What a grid shows of a content: without its texts, which are long. */
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

/** A part of an account's contents as a grid shows them. */
@ApiSchema({ name: 'BriefContentList' })
export class BriefContentListResponse extends OmitType(ContentListResponse, ['results'] as const) {
  @ApiProperty({ description: 'In the order in which the page shows them.', type: [BriefContentResponse] })
  results: BriefContentResponse[];
}
