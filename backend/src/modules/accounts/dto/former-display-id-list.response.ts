import { ApiSchema } from '@nestjs/swagger';
import { ApiList, ApiText, ApiTime, ApiTotal } from '../../../common/http/api-fields.js';
import { DISPLAY_ID_LIMITS } from '../account.rules.js';

/** An upper bound for the API description. */
const MOST = 1000;

/** A display ID of a deleted account. */
@ApiSchema({ name: 'FormerDisplayId' })
export class FormerDisplayIdResponse {
  @ApiText('The display ID, in its original case.', DISPLAY_ID_LIMITS.max, 'hana.yamada')
  displayId: string;

  @ApiTime('When it becomes available to everybody.', '2027-04-30T03:00:00.000Z')
  closedUntil: string;
}

/** The display IDs that the account can reuse. */
@ApiSchema({ name: 'FormerDisplayIdList' })
export class FormerDisplayIdListResponse {
  @ApiList('The one that stays reserved longest comes first.', FormerDisplayIdResponse, { max: MOST })
  results: FormerDisplayIdResponse[];

  @ApiTotal({ maximum: MOST, example: 1 })
  total: number;
}
