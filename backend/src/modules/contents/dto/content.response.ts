import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  ApiChoice,
  ApiInteger,
  ApiList,
  ApiNextOffset,
  ApiNullable,
  ApiNullableText,
  ApiText,
  ApiTime,
  ApiTotal,
} from '../../../common/http/api-fields.js';
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
  @ApiNullableText(
    'The address of the widest file of its picture, on this host; null where there is none any more.',
    LONGEST_ADDRESS,
    `/media/${FILE}`,
  )
  image: string | null;

  @ApiNullableText('The same address as `image`.', LONGEST_ADDRESS, `/media/${FILE}`)
  imageUrl: string | null;

  @ApiNullableText(
    'Names the picture where its owner shows it once more, with an item; null where there is none.',
    LONGEST_ADDRESS,
    FILE,
  )
  imageFileName: string | null;

  @ApiProperty({
    description: 'Whether it is a video; the picture is a moment of it then.',
    example: true,
  })
  videoFlag: boolean;

  @ApiNullableText(
    'Where the provider plays the video; null for a picture, and where that is not known.',
    PROVIDER_LIMITS.fileUrl,
    'https://www.youtube.com/watch?v=hanaTaba_01',
  )
  videoUrl: string | null;

  @ApiNullable('Its picture in all its widths; null where there is none any more.', PictureResponse)
  picture: PictureResponse | null;
}

/** A post on a creator's page; its pictures and videos are its media. */
@ApiSchema({ name: 'Content' })
export class ContentResponse {
  @ApiInteger({ description: 'Names the content.', example: 34 })
  contentId: number;

  @ApiChoice('The service that it was posted from.', CONTENT_PROVIDERS, 'ContentProvider', 'youtube')
  provider: ContentProvider;

  @ApiTime(
    'When it appeared there. For stories, for short videos whose address does not say it, and once what YouTube said of a video had to be removed: when it was posted here.',
    '2026-10-03T09:00:00.000Z',
  )
  publishedAt: string;

  @ApiNullableText('On one line; null where it has none.', CONTENT_LIMITS.title, '朝の市場で選ぶ、今週の花')
  title: string | null;

  @ApiNullableText(
    'The same words as `description`.',
    CONTENT_LIMITS.text,
    '長もちさせるコツもお話しします。',
  )
  text: string | null;

  @ApiNullableText(
    'What is said about it, on any number of lines; null where nothing is.',
    CONTENT_LIMITS.text,
    '長もちさせるコツもお話しします。',
  )
  description: string | null;

  @ApiText(
    'Where it is to be seen at the provider.',
    URL_LIMITS.max,
    'https://www.youtube.com/watch?v=hanaTaba_01',
  )
  contentUrl: string;

  @ApiList('What it shows, in its order.', ContentMediumResponse, { max: CONTENT_LIMITS.media })
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

  @ApiText('The display ID of the account that has posted it.', DISPLAY_ID_LIMITS.max, 'hana.yamada')
  displayId: string;

  @ApiProperty({ description: 'Whether items are recommended with it.', example: true })
  isItemLinked: boolean;
}

/** Contents read by ID. */
@ApiSchema({ name: 'ContentLookUp' })
export class ContentLookUpResponse extends LookUpResponse {
  @ApiList(
    'In the order in which they were asked for. Those that are not there, or whose account is not, are left out.',
    ContentResponse,
    { max: CONTENT_LIMITS.lookUpPage },
  )
  results: ContentResponse[];
}

/** A page of contents. */
@ApiSchema({ name: 'ContentList' })
export class ContentListResponse {
  @ApiList(
    'In the order in which the page shows them: the newest first, until their owner sorts them.',
    ContentResponse,
    { max: CONTENT_LIMITS.page },
  )
  results: ContentResponse[];

  @ApiTotal({ description: 'How many there are in all.', maximum: CONTENT_LIMITS.perAccount, example: 9 })
  total: number;

  @ApiNextOffset({ maximum: CONTENT_LIMITS.perAccount, example: null })
  nextOffset: number | null;
}
