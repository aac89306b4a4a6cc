import { ApiSchema } from '@nestjs/swagger';
import { ApiInteger, ApiList, ApiText, ApiTotal } from '../../../common/http/api-fields.js';

/** An upper bound for the API description. */
const MOST_REASONS = 1000;

/** A reason for deleting an account. */
@ApiSchema({ name: 'WithdrawReason' })
export class WithdrawReasonResponse {
  @ApiInteger({
    description: 'The reason\'s ID; 1 is "something else", which requires a text.',
    example: 2,
  })
  reasonId: number;

  @ApiText('The reason, in the language of the request.', 100, 'It is hard to use')
  reason: string;
}

/** The reasons to choose from. */
@ApiSchema({ name: 'WithdrawReasonList' })
export class WithdrawReasonListResponse {
  @ApiList('In display order; "something else" comes last.', WithdrawReasonResponse, {
    max: MOST_REASONS,
  })
  results: WithdrawReasonResponse[];

  @ApiTotal({ maximum: MOST_REASONS, example: 7 })
  total: number;
}
