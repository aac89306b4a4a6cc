import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LINK_LIMITS } from '../link-limits.rules.js';
import { LINK_TYPE_NAMES, LINK_TYPES, type LinkTypeName, MOST_DETAILS } from '../link-type.js';

/** A kind of link, and what fits into it. */
@ApiSchema({ name: 'LinkType' })
export class LinkTypeResponse {
  @ApiProperty({
    description: 'Names the kind in requests.',
    type: 'integer',
    minimum: 1,
    maximum: LINK_TYPES.length,
    example: 1,
  })
  linkTypeId: number;

  @ApiProperty({
    description:
      'What it is: a card of words, one, three or four pictures side by side, or a card of a picture and words.',
    enum: LINK_TYPE_NAMES,
    enumName: 'LinkTypeName',
    example: 'text',
  })
  name: LinkTypeName;

  @ApiProperty({
    description: 'How many details a link of this kind has, exactly.',
    type: 'integer',
    minimum: 1,
    maximum: MOST_DETAILS,
    example: 1,
  })
  detailCount: number;

  @ApiProperty({
    description: 'How long the title of a detail may be, in code points.',
    type: 'integer',
    minimum: 1,
    maximum: LINK_LIMITS.title,
    example: LINK_LIMITS.title,
  })
  titleMax: number;

  @ApiProperty({
    description: 'How long the text of a detail may be, in code points; 0 where there is none.',
    type: 'integer',
    minimum: 0,
    maximum: LINK_LIMITS.text,
    example: LINK_LIMITS.text,
  })
  textMax: number;

  @ApiProperty({ description: 'Whether each detail has a picture; otherwise none has.', example: false })
  imageRequired: boolean;
}

/** The kinds of links to choose from. */
@ApiSchema({ name: 'LinkTypeList' })
export class LinkTypeListResponse {
  @ApiProperty({
    description: 'In the order in which they are offered.',
    type: [LinkTypeResponse],
    maxItems: LINK_TYPES.length,
  })
  results: LinkTypeResponse[];

  @ApiProperty({
    description: 'How many there are.',
    type: 'integer',
    minimum: 0,
    maximum: LINK_TYPES.length,
    example: LINK_TYPES.length,
  })
  total: number;
}
