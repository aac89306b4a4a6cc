import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiTotal } from '../../../common/http/api-fields.js';
import { DISPLAY_ID_LIMITS } from '../account.rules.js';

/** More than one person would leave behind. */
const MOST = 1000;

/** A display ID that one had before one left. */
@ApiSchema({ name: 'FormerDisplayId' })
export class FormerDisplayIdResponse {
  @ApiProperty({
    description: 'The display ID as it was shown.',
    maxLength: DISPLAY_ID_LIMITS.max,
    example: 'hana.yamada',
  })
  displayId: string;

  @ApiProperty({
    description: 'Until when it is closed to everybody else. Afterwards anybody can have it.',
    format: 'date-time',
    example: '2027-04-30T03:00:00.000Z',
  })
  closedUntil: string;
}

/** The display IDs that the own account can have again. */
@ApiSchema({ name: 'FormerDisplayIdList' })
export class FormerDisplayIdListResponse {
  @ApiProperty({
    description: 'The one that is closed for longest comes first.',
    type: [FormerDisplayIdResponse],
    maxItems: MOST,
  })
  results: FormerDisplayIdResponse[];

  @ApiTotal({ maximum: MOST, example: 1 })
  total: number;
}
