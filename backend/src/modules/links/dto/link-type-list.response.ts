import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiChoice, ApiInteger, ApiList, ApiTotal } from '../../../common/http/api-fields.js';
import { LINK_LIMITS } from '../link-limits.rules.js';
import { LINK_TYPE_NAMES, LINK_TYPES, type LinkTypeName, MAX_DETAILS } from '../link-type.js';

/** A link type and its limits. */
@ApiSchema({ name: 'LinkType' })
export class LinkTypeResponse {
  @ApiInteger({ description: 'Names the kind in requests.', maximum: LINK_TYPES.length, example: 1 })
  linkTypeId: number;

  @ApiChoice(
    'What it is: a card of words, one, three or four pictures side by side, or a card of a picture and words.',
    LINK_TYPE_NAMES,
    'LinkTypeName',
    'text',
  )
  name: LinkTypeName;

  @ApiInteger({
    description: 'How many details a link of this kind has, exactly.',
    maximum: MAX_DETAILS,
    example: 1,
  })
  detailCount: number;

  @ApiInteger({
    description: 'How long the title of a detail may be, in code points.',
    maximum: LINK_LIMITS.title,
    example: LINK_LIMITS.title,
  })
  titleMax: number;

  @ApiInteger({
    description: 'How long the text of a detail may be, in code points; 0 where there is none.',
    minimum: 0,
    maximum: LINK_LIMITS.text,
    example: LINK_LIMITS.text,
  })
  textMax: number;

  @ApiProperty({ description: 'Whether each detail has a picture; otherwise none has.', example: false })
  imageRequired: boolean;
}

/** The link types. */
@ApiSchema({ name: 'LinkTypeList' })
export class LinkTypeListResponse {
  @ApiList('In the order in which they are offered.', LinkTypeResponse, { max: LINK_TYPES.length })
  results: LinkTypeResponse[];

  @ApiTotal({ maximum: LINK_TYPES.length, example: LINK_TYPES.length })
  total: number;
}
