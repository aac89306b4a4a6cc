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

/** A detail of a link: a card, or one of several pictures side by side. */
@ApiSchema({ name: 'LinkDetail' })
export class LinkDetailResponse {
  @ApiNullableText('On one line; null where there is a text alone.', LINK_LIMITS.title, '今月の花束')
  title: string | null;

  @ApiNullableText(
    'Where it leads: http, https, `mailto:` or `tel:`; null where it leads nowhere.',
    URL_LIMITS.max,
    'https://example.com/bouquet',
  )
  url: string | null;

  @ApiNullableText(
    'On any number of lines; null where there is a title alone.',
    LINK_LIMITS.text,
    '季節の花を選んでお届けします。',
  )
  text: string | null;

  @ApiNullableText(
    'The address of the widest file of its picture, on this host; null where it has none.',
    LONGEST_ADDRESS,
    '/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08-1280.webp',
  )
  image: string | null;

  @ApiNullable('Its picture in all its widths; null where it has none.', PictureResponse)
  picture: PictureResponse | null;
}

/** A link. */
@ApiSchema({ name: 'Link' })
export class LinkResponse {
  @ApiInteger({ description: 'Names the link.', example: 12 })
  linkId: number;

  @ApiInteger({ description: 'Which kind of link it is, by its id.', maximum: LINK_TYPES.length, example: 1 })
  linkTypeId: number;

  @ApiChoice('Which kind of link it is, by its name.', LINK_TYPE_NAMES, 'LinkTypeName', 'text')
  linkTypeName: LinkTypeName;

  @ApiList('What it consists of, as many as its kind has.', LinkDetailResponse, { max: MAX_DETAILS, min: 1 })
  details: LinkDetailResponse[];
}

/** A page of links. */
@ApiSchema({ name: 'LinkList' })
export class LinkListResponse {
  @ApiList('In the order in which the page shows them.', LinkResponse, { max: LINK_LIMITS.pageMax })
  results: LinkResponse[];

  @ApiTotal({ description: 'How many there are in all.', maximum: LINK_LIMITS.perAccount, example: 3 })
  total: number;

  @ApiNextOffset({ maximum: LINK_LIMITS.perAccount, example: 20 })
  nextOffset: number | null;
}
