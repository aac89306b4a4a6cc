import { ApiSchema } from '@nestjs/swagger';
import { ApiInteger, ApiList, ApiText, ApiTotal } from '../../../common/http/api-fields.js';

/** More than a person would read through. */
const MOST_REASONS = 1000;

/** Why somebody may leave. */
@ApiSchema({ name: 'WithdrawReason' })
export class WithdrawReasonResponse {
  @ApiInteger({
    description: 'Names the reason; 1 is "something else", which has to be put into words.',
    example: 2,
  })
  reasonId: number;

  @ApiText('The reason, in the language of the request.', 100, 'It is hard to use')
  reason: string;
}

/** The reasons to choose from. */
@ApiSchema({ name: 'WithdrawReasonList' })
export class WithdrawReasonListResponse {
  @ApiList('In the order in which they are offered; "something else" comes last.', WithdrawReasonResponse, {
    max: MOST_REASONS,
  })
  results: WithdrawReasonResponse[];

  @ApiTotal({ maximum: MOST_REASONS, example: 7 })
  total: number;
}
