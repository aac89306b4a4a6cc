import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** More than a person would read through. */
const MOST_REASONS = 1000;

/** Why somebody may leave. */
@ApiSchema({ name: 'WithdrawReason' })
export class WithdrawReasonResponse {
  @ApiProperty({
    description: 'Names the reason; 1 is "something else", which has to be put into words.',
    type: 'integer',
    minimum: 1,
    maximum: 2_147_483_647,
    example: 2,
  })
  reasonId: number;

  @ApiProperty({
    description: 'The reason, in the language of the request.',
    maxLength: 100,
    example: 'It is hard to use',
  })
  reason: string;
}

/** The reasons to choose from. */
@ApiSchema({ name: 'WithdrawReasonList' })
export class WithdrawReasonListResponse {
  @ApiProperty({
    description: 'In the order in which they are offered; "something else" comes last.',
    type: [WithdrawReasonResponse],
    maxItems: MOST_REASONS,
  })
  results: WithdrawReasonResponse[];

  @ApiProperty({
    description: 'How many there are.',
    type: 'integer',
    minimum: 0,
    maximum: MOST_REASONS,
    example: 7,
  })
  total: number;
}
