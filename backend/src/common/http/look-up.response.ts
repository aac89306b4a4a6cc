import { ApiProperty } from '@nestjs/swagger';
import { ApiNextOffset, ApiTotal, ID_SCHEMA } from './api-fields.js';
import { BY_IDS_LIMITS } from '../rules/ids.js';

/** Common fields of responses to requests by ids. */
export class LookUpResponse {
  @ApiTotal({ description: 'The total number of given IDs.', maximum: BY_IDS_LIMITS.max, example: 2 })
  total: number;

  @ApiNextOffset({
    description: 'The offset of the next IDs; null after the last one.',
    maximum: BY_IDS_LIMITS.max,
    example: null,
  })
  nextOffset: number | null;

  @ApiProperty({
    description:
      'The IDs on this page that were deleted or never existed. IDs whose account is suspended or can still be restored are in neither list.',
    type: 'array',
    items: ID_SCHEMA,
    maxItems: BY_IDS_LIMITS.max,
    example: [],
  })
  goneIds: number[];
}
