import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiList, ApiNullableText, ApiText } from '../../../../common/http/api-fields.js';
import { URL_LIMITS } from '../../../../common/rules/web-address.js';
import { CONTENT_LIMITS } from '../../../contents/content-limits.rules.js';
import { POST_LIMITS } from '../../linkage.rules.js';
import { PROVIDER_LIMITS } from '../../../../providers/provider.rules.js';
import { LONGEST_PREVIEW_ADDRESS } from '../previews.service.js';

const HASH_TAGS = {
  description: 'The words that it is found by, without the sign before them.',
  type: 'array',
  items: { type: 'string', maxLength: CONTENT_LIMITS.hashTag },
  maxItems: CONTENT_LIMITS.hashTags,
  example: ['花のある暮らし'],
} as const;

const PREVIEW = {
  description:
    'An address on this host that shows its picture, small and in WebP, to whoever has asked, for an hour: browsers ask no other host. Null where there is no picture.',
  type: 'string',
  nullable: true,
  maxLength: LONGEST_PREVIEW_ADDRESS,
  example: '/api/oauth/previews/q0Zl3Cw2m7oVtqv6cF1bJb0m4Pp8yq1e0s9d2k3uA',
} as const;

const PUBLISHED = {
  description: 'When it appeared there.',
  format: 'date-time',
  example: '2026-10-03T09:00:00.000Z',
} as const;

/** A picture or video of a post. */
@ApiSchema({ name: 'PostMedium' })
export class PostMediumResponse {
  @ApiNullableText(
    'Where the service keeps its picture, to be sent along when it is posted here; a browser is shown `previewUrl` instead. Null where the service keeps it to itself.',
    PROVIDER_LIMITS.fileUrl,
    'https://scontent.cdninstagram.com/v/t51.29350-15/hana.jpg',
  )
  imageUrl: string | null;

  @ApiProperty(PREVIEW)
  previewUrl: string | null;

  @ApiProperty({
    description: 'Whether it is a video; the picture is a moment of it then.',
    example: false,
  })
  videoFlag: boolean;

  @ApiNullableText(
    'Where the service keeps the video; null for a picture, and where the service keeps it to itself.',
    PROVIDER_LIMITS.fileUrl,
    'https://scontent.cdninstagram.com/o1/v/t16/hana.mp4',
  )
  videoUrl: string | null;
}

/** An Instagram post. */
@ApiSchema({ name: 'InstagramPost' })
export class InstagramPostResponse {
  @ApiText('Names the post in the calls of its account.', PROVIDER_LIMITS.id, '17900000000000003')
  id: string;

  @ApiText('Where it is to be seen at Instagram.', URL_LIMITS.max, 'https://www.instagram.com/p/C2/')
  permalink: string;

  @ApiText(
    'What is said about it, on any number of lines; empty where nothing is.',
    CONTENT_LIMITS.text,
    '長もちさせるコツもお話しします。 #花のある暮らし',
  )
  description: string;

  @ApiProperty(HASH_TAGS)
  hashTags: string[];

  @ApiList('What it shows, in its order.', PostMediumResponse, { max: CONTENT_LIMITS.media })
  media: PostMediumResponse[];

  @ApiProperty(PUBLISHED)
  publishedAt: string;
}

/** A page of Instagram posts. */
@ApiSchema({ name: 'InstagramPostList' })
export class InstagramPostListResponse {
  @ApiList('The newest first.', InstagramPostResponse, { max: POST_LIMITS.page })
  posts: InstagramPostResponse[];

  @ApiNullableText('Asks for the posts that follow; null where none do.', 1000, 'QVFIUmx1WTBpMGVB')
  nextPageToken: string | null;
}

/** A YouTube video. */
@ApiSchema({ name: 'YoutubeVideo' })
export class YoutubeVideoResponse {
  @ApiProperty({
    description: 'Names the video in its addresses.',
    minLength: 11,
    maxLength: 11,
    example: 'hanaTaba_01',
  })
  videoId: string;

  @ApiText('What it is called.', CONTENT_LIMITS.title, '朝の市場で選ぶ、今週の花')
  title: string;

  @ApiText(
    'What is said about it, on any number of lines; empty where nothing is.',
    CONTENT_LIMITS.text,
    '長もちさせるコツもお話しします。',
  )
  description: string;

  @ApiProperty(HASH_TAGS)
  hashTags: string[];

  @ApiNullableText(
    'Where YouTube keeps its picture, to be sent along when it is posted here; a browser is shown `previewUrl` instead. Null where there is none.',
    PROVIDER_LIMITS.fileUrl,
    'https://i.ytimg.com/vi/hanaTaba_01/hqdefault.jpg',
  )
  thumbnail: string | null;

  @ApiProperty(PREVIEW)
  previewUrl: string | null;

  @ApiProperty(PUBLISHED)
  publishedAt: string;
}
