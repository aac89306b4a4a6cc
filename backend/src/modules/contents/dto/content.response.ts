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
import { VisibilityResponse } from '../../visibility/dto/visibility.response.js';

const FILE = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08-1280.webp';

/** A picture or video of a content. */
@ApiSchema({ name: 'ContentMedium' })
export class ContentMediumResponse {
  @ApiNullableText(
    'The URL path of the widest picture file; null if the picture had to be removed.',
    LONGEST_ADDRESS,
    `/media/${FILE}`,
  )
  image: string | null;

  @ApiNullableText('The same as `image`.', LONGEST_ADDRESS, `/media/${FILE}`)
  imageUrl: string | null;

  @ApiNullableText(
    'The file name of the picture, with which its owner can reuse it for an item; null if there is none.',
    LONGEST_ADDRESS,
    FILE,
  )
  imageFileName: string | null;

  @ApiProperty({
    description: 'Whether it is a video; the picture is then a still.',
    example: true,
  })
  videoFlag: boolean;

  @ApiNullableText(
    'The URL at which the provider plays the video; null for a picture, or if unknown.',
    PROVIDER_LIMITS.fileUrl,
    'https://www.youtube.com/watch?v=hanaTaba_01',
  )
  videoUrl: string | null;

  @ApiNullable('The picture in all its widths; null if it had to be removed.', PictureResponse)
  picture: PictureResponse | null;
}

/** A post on a creator's page; its pictures and videos are its media. */
@ApiSchema({ name: 'Content' })
export class ContentResponse extends VisibilityResponse {
  @ApiInteger({ description: 'The ID of the content.', example: 34 })
  contentId: number;

  @ApiChoice('The provider it was posted from.', CONTENT_PROVIDERS, 'ContentProvider', 'youtube')
  provider: ContentProvider;

  @ApiTime(
    'When it was published at the provider. For stories, for TikTok posts whose URL does not contain the time, and after YouTube data had to be removed: when it was posted here.',
    '2026-10-03T09:00:00.000Z',
  )
  publishedAt: string;

  @ApiNullableText(
    'The title, on one line; null if there is none.',
    CONTENT_LIMITS.title,
    '朝の市場で選ぶ、今週の花',
  )
  title: string | null;

  @ApiNullableText('The same as `description`.', CONTENT_LIMITS.text, '長もちさせるコツもお話しします。')
  text: string | null;

  @ApiNullableText(
    'The description, on any number of lines; null if there is none.',
    CONTENT_LIMITS.text,
    '長もちさせるコツもお話しします。',
  )
  description: string | null;

  @ApiText('Its URL at the provider.', URL_LIMITS.max, 'https://www.youtube.com/watch?v=hanaTaba_01')
  contentUrl: string;

  @ApiList('Its pictures and videos, in order.', ContentMediumResponse, { max: CONTENT_LIMITS.media })
  media: ContentMediumResponse[];

  @ApiProperty({
    description: 'Its hash tags, without the leading `#`.',
    type: 'array',
    items: { type: 'string', maxLength: CONTENT_LIMITS.hashTag },
    maxItems: CONTENT_LIMITS.hashTags,
    example: ['花のある暮らし'],
  })
  hashTags: string[];

  @ApiProperty({ description: 'Whether it belongs to the signed-in account.', example: false })
  isMe: boolean;

  @ApiText('The display ID of its account.', DISPLAY_ID_LIMITS.max, 'hana.yamada')
  displayId: string;

  @ApiProperty({ description: 'Whether it has items.', example: true })
  isItemLinked: boolean;
}

/** Contents read by ID. */
@ApiSchema({ name: 'ContentLookUp' })
export class ContentLookUpResponse extends LookUpResponse {
  @ApiList(
    'In the order of the given IDs, without those that do not exist, are not visible now, or whose account is not active.',
    ContentResponse,
    { max: CONTENT_LIMITS.lookUpPage },
  )
  results: ContentResponse[];
}

/** A page of contents. */
@ApiSchema({ name: 'ContentList' })
export class ContentListResponse {
  @ApiList('In page order: newest first, unless the owner has reordered them.', ContentResponse, {
    max: CONTENT_LIMITS.page,
  })
  results: ContentResponse[];

  @ApiTotal({ description: 'The total number.', maximum: CONTENT_LIMITS.perAccount, example: 9 })
  total: number;

  @ApiNextOffset({ maximum: CONTENT_LIMITS.perAccount, example: null })
  nextOffset: number | null;
}
