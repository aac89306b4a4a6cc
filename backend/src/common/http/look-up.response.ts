import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '../rules/limits.js';

/** What an answer tells of the ids by which something was asked for, beside what was found. */
export class LookUpResponse {
  @ApiProperty({
    description: 'How many ids were asked for in all.',
    type: 'integer',
    minimum: 0,
    maximum: LIMITS.byIds.max,
    example: 2,
  })
  total: number;

  @ApiProperty({
    description: 'Where the next part of the ids begins; null after the last one.',
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: LIMITS.byIds.max,
    example: null,
  })
  nextOffset: number | null;
}
