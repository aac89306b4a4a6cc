import { ApiSchema } from '@nestjs/swagger';
import { ApiInteger, ApiList, ApiNullableText, ApiText, ApiTotal } from '../../../common/http/api-fields.js';
import { EMERGENCY_LIMITS } from '../emergency.rules.js';

/** A notice that stands on every page. */
@ApiSchema({ name: 'Emergency' })
export class EmergencyResponse {
  @ApiInteger({
    description: 'Names the notice, so that a visitor who dismissed it does not see it again.',
    example: 12,
  })
  emergencyId: number;

  @ApiText(
    'What is wrong, in the language of the request.',
    EMERGENCY_LIMITS.title,
    'Posting from Instagram is failing at the moment.',
  )
  title: string;

  @ApiNullableText(
    'Where there is more to read: a path of this site or a web address; null where there is nothing.',
    EMERGENCY_LIMITS.url,
    '/help',
  )
  url: string | null;
}

/** The notices in force. */
@ApiSchema({ name: 'EmergencyList' })
export class EmergencyListResponse {
  @ApiList('The newest first.', EmergencyResponse, { max: EMERGENCY_LIMITS.shown })
  results: EmergencyResponse[];

  @ApiTotal({ maximum: EMERGENCY_LIMITS.shown, example: 1 })
  total: number;
}
