import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiList, ApiNullableText, ApiText } from '../../../../common/http/api-fields.js';
import { URL_LIMITS } from '../../../../common/rules/web-address.js';
import { CONTENT_LIMITS } from '../../../contents/content-limits.rules.js';
import { POST_LIMITS } from '../../linkage.rules.js';
import { PROVIDER_LIMITS, VIDEO_ID_LENGTH } from '../../../../providers/provider.rules.js';
import { LONGEST_PREVIEW_ADDRESS } from '../previews.service.js';

const HASH_TAGS = {
  description: 'Its hash tags, without the leading `#`.',
  type: 'array',
  items: { type: 'string', maxLength: CONTENT_LIMITS.hashTag },
  maxItems: CONTENT_LIMITS.hashTags,
  example: ['花のある暮らし'],
} as const;

const PREVIEW = {
  description:
    'The URL path of a small WebP preview, valid for an hour and only for this account, so that browsers load nothing from the provider. Null if there is no picture.',
  type: 'string',
  nullable: true,
  maxLength: LONGEST_PREVIEW_ADDRESS,
  example: '/api/oauth/previews/q0Zl3Cw2m7oVtqv6cF1bJb0m4Pp8yq1e0s9d2k3uA',
} as const;

const PUBLISHED = {
  description: 'When it was published at the provider.',
  format: 'date-time',
  example: '2026-10-03T09:00:00.000Z',
} as const;

/** A picture or video of a post. */
@ApiSchema({ name: 'PostMedium' })
export class PostMediumResponse {
  @ApiNullableText(
    'The URL of the picture at the provider, to be sent when the post is posted here; browsers show `previewUrl` instead. Null if the provider withholds it.',
    PROVIDER_LIMITS.fileUrl,
    'https://scontent.cdninstagram.com/v/t51.29350-15/hana.jpg',
  )
  imageUrl: string | null;

  @ApiProperty(PREVIEW)
  previewUrl: string | null;

  @ApiProperty({
    description: 'Whether it is a video; the picture is then a still.',
    example: false,
  })
  videoFlag: boolean;

  @ApiNullableText(
    'The URL of the video at the provider; null for a picture, or if the provider withholds it.',
    PROVIDER_LIMITS.fileUrl,
    'https://scontent.cdninstagram.com/o1/v/t16/hana.mp4',
  )
  videoUrl: string | null;
}

/** An Instagram post. */
@ApiSchema({ name: 'InstagramPost' })
export class InstagramPostResponse {
  @ApiText('The ID of the post.', PROVIDER_LIMITS.id, '17900000000000003')
  id: string;

  @ApiText('Its URL at Instagram.', URL_LIMITS.max, 'https://www.instagram.com/p/C2/')
  permalink: string;

  @ApiText(
    'The description, on any number of lines; empty if there is none.',
    CONTENT_LIMITS.text,
    '長もちさせるコツもお話しします。 #花のある暮らし',
  )
  description: string;

  @ApiProperty(HASH_TAGS)
  hashTags: string[];

  @ApiList('Its pictures and videos, in order.', PostMediumResponse, { max: CONTENT_LIMITS.media })
  media: PostMediumResponse[];

  @ApiProperty(PUBLISHED)
  publishedAt: string;
}

/** A page of Instagram posts. */
@ApiSchema({ name: 'InstagramPostList' })
export class InstagramPostListResponse {
  @ApiList('Newest first.', InstagramPostResponse, { max: POST_LIMITS.page })
  posts: InstagramPostResponse[];

  @ApiNullableText('The token of the next page; null on the last page.', 1000, 'QVFIUmx1WTBpMGVB')
  nextPageToken: string | null;
}

/** A YouTube video. */
@ApiSchema({ name: 'YoutubeVideo' })
export class YoutubeVideoResponse {
  @ApiProperty({
    description: 'The ID of the video, as in its URLs.',
    minLength: VIDEO_ID_LENGTH,
    maxLength: VIDEO_ID_LENGTH,
    example: 'hanaTaba_01',
  })
  videoId: string;

  @ApiText('The title.', CONTENT_LIMITS.title, '朝の市場で選ぶ、今週の花')
  title: string;

  @ApiText(
    'The description, on any number of lines; empty if there is none.',
    CONTENT_LIMITS.text,
    '長もちさせるコツもお話しします。',
  )
  description: string;

  @ApiProperty(HASH_TAGS)
  hashTags: string[];

  @ApiNullableText(
    'The URL of the thumbnail at YouTube, to be sent when the video is posted here; browsers show `previewUrl` instead. Null if there is none.',
    PROVIDER_LIMITS.fileUrl,
    'https://i.ytimg.com/vi/hanaTaba_01/hqdefault.jpg',
  )
  thumbnail: string | null;

  @ApiProperty(PREVIEW)
  previewUrl: string | null;

  @ApiProperty(PUBLISHED)
  publishedAt: string;
}
