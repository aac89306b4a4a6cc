import { ApiProperty } from '@nestjs/swagger';
import { ApiNextOffset, ApiTotal, ID_SCHEMA } from './api-fields.js';
import { BY_IDS_LIMITS } from '../rules/ids.js';

/** Common fields of responses to requests by ids. */
export class LookUpResponse {
  @ApiTotal({ description: 'How many ids were asked for in all.', maximum: BY_IDS_LIMITS.max, example: 2 })
  total: number;

  @ApiNextOffset({
    description: 'Where the next part of the ids begins; null after the last one.',
    maximum: BY_IDS_LIMITS.max,
    example: null,
  })
  nextOffset: number | null;

  @ApiProperty({
    description:
      'Of the ids of this part those of what was deleted, or never was. What is only not to be seen for now, because its account is suspended or may still come back, is in neither list.',
    type: 'array',
    items: ID_SCHEMA,
    maxItems: BY_IDS_LIMITS.max,
    example: [],
  })
  goneIds: number[];
}
