import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiInteger, ApiNullableText, ApiTotal } from '../../../common/http/api-fields.js';
import { EMERGENCY_LIMITS } from '../emergency.rules.js';

/** A notice that stands on every page. */
@ApiSchema({ name: 'Emergency' })
export class EmergencyResponse {
  @ApiInteger({
    description: 'Names the notice, so that a visitor who dismissed it does not see it again.',
    example: 12,
  })
  emergencyId: number;

  @ApiProperty({
    description: 'What is wrong, in the language of the request.',
    maxLength: EMERGENCY_LIMITS.title,
    example: 'Posting from Instagram is failing at the moment.',
  })
  title: string;

  @ApiNullableText({
    description:
      'Where there is more to read: a path of this site or a web address; null where there is nothing.',
    maxLength: EMERGENCY_LIMITS.url,
    example: '/help',
  })
  url: string | null;
}

/** The notices in force. */
@ApiSchema({ name: 'EmergencyList' })
export class EmergencyListResponse {
  @ApiProperty({
    description: 'The newest first.',
    type: [EmergencyResponse],
    maxItems: EMERGENCY_LIMITS.shown,
  })
  results: EmergencyResponse[];

  @ApiTotal({ maximum: EMERGENCY_LIMITS.shown, example: 1 })
  total: number;
}
