import { ApiSchema } from '@nestjs/swagger';
import { ApiList, ApiText, ApiTime, ApiTotal } from '../../../common/http/api-fields.js';
import { DISPLAY_ID_LIMITS } from '../account.rules.js';

/** More than one person would leave behind. */
const MOST = 1000;

/** A display ID that one had before one left. */
@ApiSchema({ name: 'FormerDisplayId' })
export class FormerDisplayIdResponse {
  @ApiText('The display ID as it was shown.', DISPLAY_ID_LIMITS.max, 'hana.yamada')
  displayId: string;

  @ApiTime(
    'Until when it is closed to everybody else. Afterwards anybody can have it.',
    '2027-04-30T03:00:00.000Z',
  )
  closedUntil: string;
}

/** The display IDs that the own account can have again. */
@ApiSchema({ name: 'FormerDisplayIdList' })
export class FormerDisplayIdListResponse {
  @ApiList('The one that is closed for longest comes first.', FormerDisplayIdResponse, { max: MOST })
  results: FormerDisplayIdResponse[];

  @ApiTotal({ maximum: MOST, example: 1 })
  total: number;
}
