import { ApiProperty } from '@nestjs/swagger';
import { ApiChoice } from '../../../common/http/api-fields.js';
import { VISIBILITIES, type Visibility } from '../visibility.rules.js';

const ApiNullableTime = (description: string): PropertyDecorator =>
  ApiProperty({ type: 'string', nullable: true, description, format: 'date-time', example: null });

/** Who may see something, and when. */
export abstract class VisibilityResponse {
  @ApiChoice(
    'Who can see it: `public`, everybody within its period; `hidden` and `draft`, only its owner. Everybody else only gets `public` entries.',
    VISIBILITIES,
    'Visibility',
    'public',
  )
  visibility: Visibility;

  @ApiNullableTime(
    'When it becomes visible to visitors; null if it has no start, and always null for everybody but its owner.',
  )
  visibleFrom: string | null;

  @ApiNullableTime(
    'When it stops being visible to visitors; null if it has no end, and always null for everybody but its owner.',
  )
  visibleUntil: string | null;
}
