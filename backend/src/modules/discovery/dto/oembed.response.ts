import { ApiProperty, ApiSchema, OmitType } from '@nestjs/swagger';
import { ApiInteger } from '../../../common/http/api-fields.js';
import { DISPLAY_NAME_LIMITS } from '../../accounts/account.rules.js';
import { CONTENT_LIMITS } from '../../contents/content-limits.rules.js';
import { PICTURE_LIMITS } from '../../pictures/picture.rules.js';

/** A link with a thumbnail. */
@ApiSchema({ name: 'OEmbedWithThumbnail' })
export class OEmbedWithThumbnailResponse {
  @ApiProperty({ description: 'The oEmbed version.', enum: ['1.0'], example: '1.0' })
  version: '1.0';

  @ApiProperty({ description: 'The oEmbed type.', enum: ['link'], example: 'link' })
  type: 'link';

  @ApiProperty({
    description: 'The name of the creator, or the title of the content.',
    maxLength: CONTENT_LIMITS.title,
    example: '朝の市場',
  })
  title: string;

  @ApiProperty({
    description: 'The name of the creator.',
    maxLength: DISPLAY_NAME_LIMITS.max,
    example: '山田はな',
  })
  author_name: string;

  @ApiProperty({
    description: 'The URL of the creator’s page.',
    format: 'uri',
    example: 'https://example.com/profile/hana.yamada',
  })
  author_url: string;

  @ApiProperty({ description: 'The name of this service.', maxLength: 20, example: 'Hitohira' })
  provider_name: string;

  @ApiProperty({ description: 'The URL of this service.', format: 'uri', example: 'https://example.com/' })
  provider_url: string;

  @ApiProperty({
    description: 'The URL of the thumbnail.',
    format: 'uri',
    example: 'https://example.com/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08.jpg',
  })
  thumbnail_url: string;

  @ApiInteger({
    description: 'The width of the thumbnail in pixels.',
    maximum: PICTURE_LIMITS.widest,
    example: 1200,
  })
  thumbnail_width: number;

  @ApiInteger({
    description: 'The height of the thumbnail in pixels.',
    maximum: PICTURE_LIMITS.maxPixels,
    example: 900,
  })
  thumbnail_height: number;
}

/** A link without a thumbnail: oEmbed omits missing fields. */
@ApiSchema({ name: 'OEmbed' })
export class OEmbedResponse extends OmitType(OEmbedWithThumbnailResponse, [
  'thumbnail_url',
  'thumbnail_width',
  'thumbnail_height',
] as const) {}
