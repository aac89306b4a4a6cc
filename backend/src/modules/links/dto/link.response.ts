import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiInteger, ApiNextOffset, ApiNullableText, ApiTotal } from '../../../common/http/api-fields.js';
import { URL_LIMITS } from '../../../common/rules/web-address.js';
import { LINK_LIMITS } from '../link-limits.rules.js';
import { LONGEST_ADDRESS, PictureResponse } from '../../pictures/dto/picture.response.js';
import { LINK_TYPE_NAMES, LINK_TYPES, type LinkTypeName, MAX_DETAILS } from '../link-type.js';

/** A detail of a link: a card, or one of several pictures side by side. */
@ApiSchema({ name: 'LinkDetail' })
export class LinkDetailResponse {
  @ApiNullableText({
    description: 'On one line; null where there is a text alone.',
    maxLength: LINK_LIMITS.title,
    example: '今月の花束',
  })
  title: string | null;

  @ApiNullableText({
    description: 'Where it leads: http, https, `mailto:` or `tel:`; null where it leads nowhere.',
    maxLength: URL_LIMITS.max,
    example: 'https://example.com/bouquet',
  })
  url: string | null;

  @ApiNullableText({
    description: 'On any number of lines; null where there is a title alone.',
    maxLength: LINK_LIMITS.text,
    example: '季節の花を選んでお届けします。',
  })
  text: string | null;

  @ApiNullableText({
    description: 'The address of the widest file of its picture, on this host; null where it has none.',
    maxLength: LONGEST_ADDRESS,
    example: '/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08-1280.webp',
  })
  image: string | null;

  @ApiProperty({
    description: 'Its picture in all its widths; null where it has none.',
    type: PictureResponse,
    nullable: true,
  })
  picture: PictureResponse | null;
}

/** A link. */
@ApiSchema({ name: 'Link' })
export class LinkResponse {
  @ApiInteger({ description: 'Names the link.', example: 12 })
  linkId: number;

  @ApiInteger({ description: 'Which kind of link it is, by its id.', maximum: LINK_TYPES.length, example: 1 })
  linkTypeId: number;

  @ApiProperty({
    description: 'Which kind of link it is, by its name.',
    enum: LINK_TYPE_NAMES,
    enumName: 'LinkTypeName',
    example: 'text',
  })
  linkTypeName: LinkTypeName;

  @ApiProperty({
    description: 'What it consists of, as many as its kind has.',
    type: [LinkDetailResponse],
    minItems: 1,
    maxItems: MAX_DETAILS,
  })
  details: LinkDetailResponse[];
}

/** A page of links. */
@ApiSchema({ name: 'LinkList' })
export class LinkListResponse {
  @ApiProperty({
    description: 'In the order in which the page shows them.',
    type: [LinkResponse],
    maxItems: LINK_LIMITS.pageMax,
  })
  results: LinkResponse[];

  @ApiTotal({ description: 'How many there are in all.', maximum: LINK_LIMITS.perAccount, example: 3 })
  total: number;

  @ApiNextOffset({ maximum: LINK_LIMITS.perAccount, example: 20 })
  nextOffset: number | null;
}
