import { ApiSchema } from '@nestjs/swagger';
import {
  ApiChoice,
  ApiInteger,
  ApiList,
  ApiNextOffset,
  ApiNullable,
  ApiNullableText,
  ApiTotal,
} from '../../../common/http/api-fields.js';
import { URL_LIMITS } from '../../../common/rules/web-address.js';
import { LINK_LIMITS } from '../link-limits.rules.js';
import { LONGEST_ADDRESS, PictureResponse } from '../../pictures/dto/picture.response.js';
import { LINK_TYPE_NAMES, LINK_TYPES, type LinkTypeName, MAX_DETAILS } from '../link-type.js';
import { VisibilityResponse } from '../../visibility/dto/visibility.response.js';

/** A detail of a link: a card, or one of several pictures side by side. */
@ApiSchema({ name: 'LinkDetail' })
export class LinkDetailResponse {
  @ApiNullableText('The title, on one line; null if there is only a text.', LINK_LIMITS.title, '今月の花束')
  title: string | null;

  @ApiNullableText(
    'The http, https, `mailto:` or `tel:` URL; null for none.',
    URL_LIMITS.max,
    'https://example.com/bouquet',
  )
  url: string | null;

  @ApiNullableText(
    'The text, on any number of lines; null if there is only a title.',
    LINK_LIMITS.text,
    '季節の花を選んでお届けします。',
  )
  text: string | null;

  @ApiNullableText(
    'The URL path of the widest picture file; null if there is none.',
    LONGEST_ADDRESS,
    '/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08-1280.webp',
  )
  image: string | null;

  @ApiNullable('The picture in all its widths; null if there is none.', PictureResponse)
  picture: PictureResponse | null;
}

/** A link. */
@ApiSchema({ name: 'Link' })
export class LinkResponse extends VisibilityResponse {
  @ApiInteger({ description: 'The ID of the link.', example: 12 })
  linkId: number;

  @ApiInteger({ description: 'The ID of its type.', maximum: LINK_TYPES.length, example: 1 })
  linkTypeId: number;

  @ApiChoice('The name of its type.', LINK_TYPE_NAMES, 'LinkTypeName', 'text')
  linkTypeName: LinkTypeName;

  @ApiList('Its details, as many as its type has.', LinkDetailResponse, { max: MAX_DETAILS, min: 1 })
  details: LinkDetailResponse[];
}

/** A page of links. */
@ApiSchema({ name: 'LinkList' })
export class LinkListResponse {
  @ApiList('In page order.', LinkResponse, { max: LINK_LIMITS.pageMax })
  results: LinkResponse[];

  @ApiTotal({ description: 'The total number.', maximum: LINK_LIMITS.perAccount, example: 3 })
  total: number;

  @ApiNextOffset({ maximum: LINK_LIMITS.perAccount, example: 20 })
  nextOffset: number | null;
}
