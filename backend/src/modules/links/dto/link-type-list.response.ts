import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiChoice, ApiInteger, ApiList, ApiTotal } from '../../../common/http/api-fields.js';
import { LINK_LIMITS } from '../link-limits.rules.js';
import { LINK_TYPE_NAMES, LINK_TYPES, type LinkTypeName, MAX_DETAILS } from '../link-type.js';

/** A link type and its limits. */
@ApiSchema({ name: 'LinkType' })
export class LinkTypeResponse {
  @ApiInteger({ description: 'The ID of the type.', maximum: LINK_TYPES.length, example: 1 })
  linkTypeId: number;

  @ApiChoice(
    'The name of the type: a text card, one, three or four pictures side by side, or a card with a picture and text.',
    LINK_TYPE_NAMES,
    'LinkTypeName',
    'text',
  )
  name: LinkTypeName;

  @ApiInteger({
    description: 'The exact number of details.',
    maximum: MAX_DETAILS,
    example: 1,
  })
  detailCount: number;

  @ApiInteger({
    description: 'The maximum length of a title, in code points.',
    maximum: LINK_LIMITS.title,
    example: LINK_LIMITS.title,
  })
  titleMax: number;

  @ApiInteger({
    description: 'The maximum length of a text, in code points; 0 if details have no text.',
    minimum: 0,
    maximum: LINK_LIMITS.text,
    example: LINK_LIMITS.text,
  })
  textMax: number;

  @ApiProperty({ description: 'Whether each detail has a picture; otherwise none has one.', example: false })
  imageRequired: boolean;
}

/** The link types. */
@ApiSchema({ name: 'LinkTypeList' })
export class LinkTypeListResponse {
  @ApiList('In display order.', LinkTypeResponse, { max: LINK_TYPES.length })
  results: LinkTypeResponse[];

  @ApiTotal({ maximum: LINK_TYPES.length, example: LINK_TYPES.length })
  total: number;
}
