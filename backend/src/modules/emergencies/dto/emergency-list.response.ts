import { ApiSchema } from '@nestjs/swagger';
import { ApiInteger, ApiList, ApiNullableText, ApiText, ApiTotal } from '../../../common/http/api-fields.js';
import { EMERGENCY_LIMITS } from '../emergency.rules.js';

/** A notice shown on every page. */
@ApiSchema({ name: 'Emergency' })
export class EmergencyResponse {
  @ApiInteger({
    description: "The notice's ID, with which a client can remember that it was dismissed.",
    example: 12,
  })
  emergencyId: number;

  @ApiText(
    'The text of the notice, in the language of the request.',
    EMERGENCY_LIMITS.title,
    'Posting from Instagram is failing at the moment.',
  )
  title: string;

  @ApiNullableText(
    'Where to read more: a path on this site or a URL; null if there is nothing.',
    EMERGENCY_LIMITS.url,
    '/help',
  )
  url: string | null;
}

/** The notices in force. */
@ApiSchema({ name: 'EmergencyList' })
export class EmergencyListResponse {
  @ApiList('Newest first.', EmergencyResponse, { max: EMERGENCY_LIMITS.shown })
  results: EmergencyResponse[];

  @ApiTotal({ maximum: EMERGENCY_LIMITS.shown, example: 1 })
  total: number;
}
