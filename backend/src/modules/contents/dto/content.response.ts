import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiInteger, ApiNextOffset, ApiNullableText, ApiTotal } from '../../../common/http/api-fields.js';
import { LookUpResponse } from '../../../common/http/look-up.response.js';
import { URL_LIMITS } from '../../../common/rules/web-address.js';
import { DISPLAY_ID_LIMITS } from '../../accounts/account.rules.js';
import { CONTENT_LIMITS } from '../content-limits.rules.js';
import {
  CONTENT_PROVIDERS,
  type ContentProvider,
  PROVIDER_LIMITS,
} from '../../../providers/provider.rules.js';
import { LONGEST_ADDRESS, PictureResponse } from '../../pictures/dto/picture.response.js';

const FILE = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08-1280.webp';

/** A picture or video of a content. */
@ApiSchema({ name: 'ContentMedium' })
export class ContentMediumResponse {
  @ApiNullableText({
    description:
      'The address of the widest file of its picture, on this host; null where there is none any more.',
    maxLength: LONGEST_ADDRESS,
    example: `/media/${FILE}`,
  })
  image: string | null;

  @ApiNullableText({
    description: 'The same address as `image`.',
    maxLength: LONGEST_ADDRESS,
    example: `/media/${FILE}`,
  })
  imageUrl: string | null;

  @ApiNullableText({
    description:
      'Names the picture where its owner shows it once more, with an item; null where there is none.',
    maxLength: LONGEST_ADDRESS,
    example: FILE,
  })
  imageFileName: string | null;

  @ApiProperty({
    description: 'Whether it is a video; the picture is a moment of it then.',
    example: true,
  })
  videoFlag: boolean;

  @ApiNullableText({
    description: 'Where the provider plays the video; null for a picture, and where that is not known.',
    maxLength: PROVIDER_LIMITS.fileUrl,
    example: 'https://www.youtube.com/watch?v=hanaTaba_01',
  })
  videoUrl: string | null;

  @ApiProperty({
    description: 'Its picture in all its widths; null where there is none any more.',
    type: PictureResponse,
    nullable: true,
  })
  picture: PictureResponse | null;
}

/** A post on a creator's page; its pictures and videos are its media. */
@ApiSchema({ name: 'Content' })
export class ContentResponse {
  @ApiInteger({ description: 'Names the content.', example: 34 })
  contentId: number;

  @ApiProperty({
    description: 'The service that it was posted from.',
    enum: CONTENT_PROVIDERS,
    enumName: 'ContentProvider',
    example: 'youtube',
  })
  provider: ContentProvider;

  @ApiProperty({
    description:
      'When it appeared there. For stories, for short videos whose address does not say it, and once what YouTube said of a video had to be removed: when it was posted here.',
    format: 'date-time',
    example: '2026-10-03T09:00:00.000Z',
  })
  publishedAt: string;

  @ApiNullableText({
    description: 'On one line; null where it has none.',
    maxLength: CONTENT_LIMITS.title,
    example: '朝の市場で選ぶ、今週の花',
  })
  title: string | null;

  @ApiNullableText({
    description: 'The same words as `description`.',
    maxLength: CONTENT_LIMITS.text,
    example: '長もちさせるコツもお話しします。',
  })
  text: string | null;

  @ApiNullableText({
    description: 'What is said about it, on any number of lines; null where nothing is.',
    maxLength: CONTENT_LIMITS.text,
    example: '長もちさせるコツもお話しします。',
  })
  description: string | null;

  @ApiProperty({
    description: 'Where it is to be seen at the provider.',
    maxLength: URL_LIMITS.max,
    example: 'https://www.youtube.com/watch?v=hanaTaba_01',
  })
  contentUrl: string;

  @ApiProperty({
    description: 'What it shows, in its order.',
    type: [ContentMediumResponse],
    maxItems: CONTENT_LIMITS.media,
  })
  media: ContentMediumResponse[];

  @ApiProperty({
    description: 'The words that it is found by, without the sign before them.',
    type: 'array',
    items: { type: 'string', maxLength: CONTENT_LIMITS.hashTag },
    maxItems: CONTENT_LIMITS.hashTags,
    example: ['花のある暮らし'],
  })
  hashTags: string[];

  @ApiProperty({ description: 'Whether it is the content of the account that asks.', example: false })
  isMe: boolean;

  @ApiProperty({
    description: 'The display ID of the account that has posted it.',
    maxLength: DISPLAY_ID_LIMITS.max,
    example: 'hana.yamada',
  })
  displayId: string;

  @ApiProperty({ description: 'Whether items are recommended with it.', example: true })
  isItemLinked: boolean;
}

/** Contents read by ID. */
@ApiSchema({ name: 'ContentLookUp' })
export class ContentLookUpResponse extends LookUpResponse {
  @ApiProperty({
    description:
      'In the order in which they were asked for. Those that are not there, or whose account is not, are left out.',
    type: [ContentResponse],
    maxItems: CONTENT_LIMITS.lookUpPage,
  })
  results: ContentResponse[];
}

/** A page of contents. */
@ApiSchema({ name: 'ContentList' })
export class ContentListResponse {
  @ApiProperty({
    description: 'In the order in which the page shows them: the newest first, until their owner sorts them.',
    type: [ContentResponse],
    maxItems: CONTENT_LIMITS.page,
  })
  results: ContentResponse[];

  @ApiTotal({ description: 'How many there are in all.', maximum: CONTENT_LIMITS.perAccount, example: 9 })
  total: number;

  @ApiNextOffset({ maximum: CONTENT_LIMITS.perAccount, example: null })
  nextOffset: number | null;
}
